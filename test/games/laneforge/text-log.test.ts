import { describe, expect, test } from 'vitest';
import type { LnClash, LnEvent, LnThing } from '../../../src-shared/games/laneforge/events.ts';
import { describeEvent, describeOutcome, eventText, logLines, type Reader } from '../../../src-shared/games/laneforge/text/log.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';

const names = ['Ada', 'Mira'];
const me: Reader = { viewer: 0, names };
const rival: Reader = { viewer: 1, names };
const onlooker: Reader = { viewer: 'spectator', names };

const golem: LnThing = { id: 1, seat: 0, lane: 3, row: 'front', card: 'crucible-golem:2' };
const hound: LnThing = { id: 2, seat: 1, lane: 3, row: 'back', card: 'bellows-hound:1' };

/** One event of each kind and its line in the words of seat 0; a new kind of event does not compile without one. */
const LINES: { [K in LnEvent['type']]: [Omit<Extract<LnEvent, { type: K }>, 'type'>, string][] } = {
  championPicked: [
    [{ seat: 0, champion: 'ilse-tarn' }, 'You choose Ilse Tarn.'],
    [{ seat: 1 }, 'Mira has chosen a Champion.'],
  ],
  championsShown: [[{ champions: ['ilse-tarn', 'mother-clinker'] }, 'Ilse Tarn leads your deck and Mother Clinker leads Mira’s deck.']],
  forgeAssigned: [[{ seat: 1 }, 'Mira holds the Forge first.']],
  turn: [
    [{ turn: 4, cycle: 2, forge: 0 }, 'Turn 4, cycle 2: you hold the Forge.'],
    [{ turn: 5, cycle: 2, forge: 1 }, 'Turn 5, cycle 2: Mira holds the Forge.'],
  ],
  phase: [
    [{ phase: 'action3', seat: 0 }, 'Action 3: yours.'],
    [{ phase: 'action2', seat: 1 }, 'Action 2: Mira’s.'],
    [{ phase: 'maintenance', seat: null }, 'Maintenance.'],
  ],
  drew: [
    [{ seat: 0, count: 2, cards: ['crucible-golem:1', 'recast:2'] }, 'You draw Crucible Golem and Recast.'],
    [{ seat: 1, count: 5 }, 'Mira draws 5 cards.'],
    [{ seat: 1, count: 1 }, 'Mira draws a card.'],
    [{ seat: 0, count: 0 }, 'You have nothing to draw.'],
  ],
  played: [
    [{ seat: 0, card: 'crucible-golem:2', from: 'hand', free: false }, 'You play Crucible Golem level 2.'],
    [{ seat: 1, card: 'crosswind:1', from: 'hand', free: true }, 'Mira plays Crosswind level 1 for Free.'],
    [{ seat: 0, card: 'crucible-golem:2', from: 'banish', free: false }, 'You Reanimate Crucible Golem level 2.'],
    [{ seat: 1, card: 'crucible-golem:1', from: 'discard', free: false }, 'Mira plays Crucible Golem level 1 from the discard pile.'],
    [{ seat: 0, card: 'emberling:1', from: 'supply', free: false }, 'You play Emberling level 1.'],
  ],
  entered: [[{ thing: golem, attack: 7, health: 9, armor: 2 }, 'Your Crucible Golem enters lane 3, front row, as a 7/9.']],
  enteredRow: [[{ thing: hound }, 'Mira’s Bellows Hound goes to the back row.']],
  moved: [[{ thing: golem, from: 1, to: 3 }, 'Your Crucible Golem moves from lane 1 to lane 3.']],
  swapped: [[{ a: { ...hound, lane: 4 }, b: hound }, 'Mira’s Bellows Hound and Bellows Hound trade lanes 3 and 4.']],
  levelled: [[{ seat: 0, card: 'crucible-golem:3' }, 'You earn Crucible Golem level 3.']],
  banishedFromHand: [[{ seat: 1, card: 'recast:1' }, 'Mira banishes Recast level 1 from hand.']],
  spellDone: [[{ seat: 0, card: 'recast:1' }, 'Your Recast is banished.']],
  activated: [[{ thing: golem }, 'Your Crucible Golem uses its Activate.']],
  usedMobility: [[{ thing: golem, to: 2 }, 'Your Crucible Golem uses Mobility to lane 2.']],
  championUsed: [
    [
      { seat: 0, champion: 'ilse-tarn', line: 'second-pour', level: 2, byEffect: false },
      'You use Second Pour, the level 2 ability of Ilse Tarn.',
    ],
    [
      { seat: 1, champion: 'ilse-tarn', line: 'fresh-from-the-clay', level: 4, byEffect: true },
      'Mira uses Fresh from the Clay, the level 4 ability of Ilse Tarn through an effect.',
    ],
  ],
  phaseEnded: [[{ seat: 1 }, 'Mira ends the phase.']],
  triggered: [
    [{ thing: golem, keyword: 'deploy' }, 'Deploy of your Crucible Golem.'],
    [{ thing: hound, keyword: 'trigger' }, 'Mira’s Bellows Hound triggers.'],
  ],
  combat: [
    [{ fights: [], things: [] }, 'Combat: no lane fights.'],
    [{ fights: [{ lane: 3, toCreature: [0, 0], toPlayer: [0, 0] }], things: [golem] }, 'Combat: lane 3 fights.'],
  ],
  damaged: [
    [
      { thing: golem, amount: 3, absorbed: 2, by: { card: 'ladle-of-slag:1' } },
      'Your Crucible Golem takes 3 damage (2 taken up by Armor) from Ladle of Slag.',
    ],
    [
      { thing: hound, amount: 0, absorbed: 2, by: { thing: golem } },
      'Mira’s Bellows Hound takes no damage (2 taken up by Armor) from your Crucible Golem.',
    ],
  ],
  playerDamaged: [
    [{ seat: 0, amount: 4, by: { champion: 'mother-clinker' } }, 'You take 4 damage from Mother Clinker.'],
    [{ seat: 1, amount: 4, by: { combat: true } }, 'Mira takes 4 damage.'],
  ],
  gainedHealth: [[{ thing: golem, amount: 2 }, 'Your Crucible Golem gains 2 Health.']],
  lostHealth: [[{ thing: golem, amount: 2 }, 'Your Crucible Golem loses 2 Health.']],
  playerGained: [[{ seat: 0, amount: 2 }, 'You gain 2 Health.']],
  playerLost: [[{ seat: 1, amount: 2 }, 'Mira loses 2 Health.']],
  attackChanged: [[{ thing: golem, amount: -2 }, 'Your Crucible Golem gets −2 Attack.']],
  armorGained: [[{ thing: golem, amount: 2 }, 'Your Crucible Golem gains 2 Armor.']],
  keyword: [
    [{ thing: golem, keyword: 'stealth', gained: true, thisTurn: true }, 'Your Crucible Golem gains Stealth this turn.'],
    [{ thing: golem, keyword: 'defender', gained: false, thisTurn: false }, 'Your Crucible Golem loses Defender.'],
  ],
  silenced: [[{ thing: golem, thisTurn: false }, 'Your Crucible Golem loses its printed abilities.']],
  left: [
    [{ thing: golem, how: 'destroyed' }, 'Your Crucible Golem is destroyed.'],
    [{ thing: golem, how: 'banished' }, 'Your Crucible Golem is banished.'],
    [{ thing: golem, how: 'replaced' }, 'Your Crucible Golem is replaced and banished.'],
  ],
  exhausted: [[{ thing: golem }, 'Your Crucible Golem is Exhausted.']],
  readied: [[{ thing: golem }, 'Your Crucible Golem is Ready again.']],
  championReadied: [[{ seat: 0 }, 'Your Champion is Ready again.']],
  upgraded: [
    [{ seat: 0, card: 'recast:1', to: 'recast:2', in: 'hand' }, 'Your Recast in hand is Upgraded to level 2.'],
    [{ seat: 1, card: 'bellram:2', to: 'bellram:3', in: 'lane' }, 'Mira’s Bellram is Upgraded to level 3.'],
  ],
  discarded: [[{ seat: 0, card: 'recast:1', why: 'effect' }, 'You discard Recast level 1.']],
  stepFailed: [
    [{ card: 'recast:1' }, 'The rest of Recast does nothing.'],
    [{ card: null }, 'The rest of the Champion’s ability does nothing.'],
  ],
  handsDiscarded: [[{}, 'Both hands are discarded.']],
  advanced: [[{ things: [golem, hound] }, 'To the front row: your Crucible Golem, Mira’s Bellows Hound.']],
  allReady: [[{}, 'All creatures are Ready.']],
  forgePassed: [[{ seat: 0 }, 'The Forge passes to you.']],
  turnEffectsEnded: [[{}, 'Effects of this turn end.']],
  reshuffled: [[{ seat: 0, count: 20 }, 'You shuffle 20 cards into your new deck.']],
  championLevel: [[{ seat: 1, level: 3 }, 'Mira’s Champion is now level 3.']],
  suddenDeath: [
    [{ turns: [13, 14, 15] }, 'Sudden Death: from now on, and through turns 13, 14 and 15, whoever has less Health loses at once.'],
  ],
  triggersDropped: [
    [{ count: 1 }, 'The limit of triggers is reached: 1 trigger is dropped.'],
    [{ count: 3 }, 'The limit of triggers is reached: 3 triggers are dropped.'],
  ],
  conceded: [[{ seat: 1 }, 'Mira gives up.']],
  gameOver: [[{ outcome: { winners: [0], ranking: [1, 2], reason: 'healthGone' } }, 'You won. Mira has no Health left.']],
};

describe('log lines', () => {
  const events = Object.entries(LINES).flatMap(([type, cases]) =>
    cases.map(([rest, line]) => [line, { type, ...rest } as LnEvent] as const),
  );

  test.each(events)('%s', (line, event) => expect(eventText(event, me)).toBe(line));

  test.each(events)('%s It reads whole for the rival and for onlookers', (_line, event) => {
    for (const reader of [rival, onlooker]) expect(eventText(event, reader)).toMatch(/^[^a-z].*\.$/);
    if (event.type !== 'championPicked') expect(eventText(event, onlooker)).not.toMatch(/undefined|null|\byou/i);
  });

  test('card names are links, the rest is text', () => {
    expect(describeEvent({ type: 'damaged', thing: golem, amount: 2, absorbed: 0, by: { card: 'ladle-of-slag:1' } }, rival)).toEqual([
      { text: 'Ada’s ' },
      { card: 'crucible-golem:2', text: 'Crucible Golem' },
      { text: ' takes 2 damage from ' },
      { card: 'ladle-of-slag:1', text: 'Ladle of Slag' },
      { text: '.' },
    ]);
  });
});

describe('Combat is told lane by lane', () => {
  interface Fight {
    clash: Omit<LnClash, 'lane'>;
    things: LnThing[];
    then: LnEvent[];
  }
  const hurt = (thing: LnThing, amount: number, absorbed = 0): LnEvent => ({
    type: 'damaged',
    thing,
    amount,
    absorbed,
    by: { combat: true },
  });
  const dies = (thing: LnThing): LnEvent => ({ type: 'left', thing, how: 'destroyed' });
  const told = ({ clash, things, then }: Fight, reader = me) =>
    logLines([{ type: 'combat', fights: [{ lane: 3, ...clash }], things }, ...then], reader).map(({ segments }) => segmentsText(segments));

  test.each<[string, Fight]>([
    [
      'Lane 3: your Crucible Golem takes 2 damage (2 taken up by Armor), Mira’s Bellows Hound takes 7 damage and is destroyed.',
      { clash: { toCreature: [4, 7], toPlayer: [0, 0] }, things: [golem, hound], then: [hurt(golem, 2, 2), hurt(hound, 7), dies(hound)] },
    ],
    [
      'Lane 3: your Crucible Golem is unharmed, Mira’s Bellows Hound takes 3 damage and is destroyed, and 4 damage breaks through to Mira.',
      {
        clash: { toCreature: [0, 3], toPlayer: [0, 4] },
        things: [golem, hound],
        then: [hurt(hound, 3), { type: 'playerDamaged', seat: 1, amount: 4, by: { thing: golem } }, dies(hound)],
      },
    ],
    ['Lane 3: your Crucible Golem deals 7 damage to Mira.', { clash: { toCreature: [0, 0], toPlayer: [0, 7] }, things: [golem], then: [] }],
    [
      'Lane 3: your Crucible Golem slips past Bellows Hound and deals 7 damage to Mira.',
      { clash: { toCreature: [0, 0], toPlayer: [0, 7] }, things: [golem, hound], then: [] },
    ],
    ['Lane 3: your Crucible Golem deals no damage.', { clash: { toCreature: [0, 0], toPlayer: [0, 0] }, things: [golem], then: [] }],
    [
      'Lane 3: your Crucible Golem is unharmed, Mira’s Bellows Hound is unharmed.',
      { clash: { toCreature: [0, 0], toPlayer: [0, 0] }, things: [golem, hound], then: [] },
    ],
    [
      'Lane 3: your Crucible Golem and Mira’s Bellows Hound clash.',
      { clash: { toCreature: [4, 7], toPlayer: [0, 0] }, things: [golem, hound], then: [] },
    ],
    ['Lane 3: Mira’s Bellows Hound deals 5 damage to you.', { clash: { toCreature: [0, 0], toPlayer: [5, 0] }, things: [hound], then: [] }],
  ])('%s', (line, fight) => expect(told(fight)).toEqual([line]));

  test('what reaches the player is told once', () => {
    const then: LnEvent[] = [{ type: 'playerDamaged', seat: 1, amount: 7, by: { thing: golem } }];
    expect(told({ clash: { toCreature: [0, 0], toPlayer: [0, 7] }, things: [golem], then })).toEqual([
      'Lane 3: your Crucible Golem deals 7 damage to Mira.',
    ]);
  });

  test('each reader’s own creature comes first', () => {
    const fight = {
      clash: { toCreature: [4, 7], toPlayer: [0, 0] } as Fight['clash'],
      things: [golem, hound],
      then: [hurt(golem, 4), hurt(hound, 7)],
    };
    expect(told(fight, rival)).toEqual(['Lane 3: your Bellows Hound takes 7 damage, Ada’s Crucible Golem takes 4 damage.']);
    expect(told(fight, onlooker)).toEqual(['Lane 3: Ada’s Crucible Golem takes 4 damage, Mira’s Bellows Hound takes 7 damage.']);
  });

  test('triggers after it keep their own lines', () => {
    const then: LnEvent[] = [hurt(hound, 1), { type: 'triggered', thing: golem, keyword: 'trigger' }, hurt(hound, 2)];
    expect(told({ clash: { toCreature: [0, 1], toPlayer: [0, 0] }, things: [golem, hound], then })).toHaveLength(3);
  });
});

test('a hand discarded in Maintenance is one line', () => {
  const discard = (seat: 0 | 1, card: 'recast:1' | 'bellram:2'): LnEvent => ({ type: 'discarded', seat, card, why: 'maintenance' });
  const lines = logLines([discard(0, 'recast:1'), discard(0, 'bellram:2'), discard(1, 'recast:1'), { type: 'allReady' }], me);
  expect(lines.map(({ segments, seat }) => [segmentsText(segments), seat])).toEqual([
    ['Your hand is discarded: Recast and Bellram.', 0],
    ['Mira’s hand is discarded: Recast.', 1],
    ['All creatures are Ready.', null],
  ]);
});

describe('what is told together', () => {
  const told = (...events: LnEvent[]) => logLines(events, me).map(({ segments }) => segmentsText(segments));

  test('the changes of one creature, until another one changes', () =>
    expect(
      told(
        { type: 'attackChanged', thing: golem, amount: 2 },
        { type: 'gainedHealth', thing: golem, amount: 1 },
        { type: 'keyword', thing: golem, keyword: 'stealth', gained: true, thisTurn: true },
        { type: 'attackChanged', thing: hound, amount: -1 },
      ),
    ).toEqual(['Your Crucible Golem gets +2 Attack, gains 1 Health and gains Stealth this turn.', 'Mira’s Bellows Hound gets −1 Attack.']));

  test('a cost with what it pays for', () => {
    expect(told({ type: 'exhausted', thing: golem }, { type: 'activated', thing: golem })).toEqual([
      'Your Crucible Golem uses its Activate.',
    ]);
    expect(
      told(
        { type: 'exhausted', thing: golem },
        { type: 'usedMobility', thing: golem, to: 3 },
        { type: 'moved', thing: golem, from: 1, to: 3 },
      ),
    ).toEqual(['Your Crucible Golem uses Mobility to lane 3.']);
    expect(told({ type: 'exhausted', thing: golem }, { type: 'activated', thing: hound })).toHaveLength(2);
    expect(told({ type: 'exhausted', thing: golem })).toHaveLength(1);
  });

  test('all who step forward in Maintenance; a step by an effect stands alone', () => {
    expect(
      told({ type: 'enteredRow', thing: golem }, { type: 'enteredRow', thing: hound }, { type: 'advanced', things: [golem, hound] }),
    ).toEqual(['To the front row: your Crucible Golem, Mira’s Bellows Hound.']);
    expect(told({ type: 'enteredRow', thing: hound }, { type: 'allReady' })).toHaveLength(2);
  });
});

describe('why the game ended', () => {
  const outcome = (winner: number, reason: string) => ({ winners: [winner], ranking: [1, 2], reason });

  test.each([
    ['healthGone', 'Mira has no Health left.', 'You have no Health left.'],
    ['suddenDeath', 'Sudden Death: Mira had less Health.', 'Sudden Death: you had less Health.'],
    [
      'suddenDeathTie',
      'Sudden Death ended with equal Health, and you held the Forge.',
      'Sudden Death ended with equal Health, and Ada held the Forge.',
    ],
    ['conceded', 'Mira gave up.', 'You gave up.'],
    ['flood', 'The game ended: flood.', 'The game ended: flood.'],
  ])('%s', (reason, mine, theirs) => {
    expect(describeOutcome(outcome(0, reason), 0, names)).toEqual({ title: 'You won', reason: mine });
    expect(describeOutcome(outcome(0, reason), 1, names)).toEqual({ title: 'You lost', reason: theirs });
  });

  test('onlookers read names', () =>
    expect(describeOutcome(outcome(1, 'healthGone'), 'spectator', names)).toEqual({
      title: 'Mira won',
      reason: 'Ada has no Health left.',
    }));
});
