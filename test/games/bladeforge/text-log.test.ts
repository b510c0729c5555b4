import { describe, expect, test } from 'vitest';
import type { BlBlow, BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { blowWords } from '../../../src-shared/games/bladeforge/text/blow-words.ts';
import { describeEvent, describeOutcome, eventText, logLines, type Reader } from '../../../src-shared/games/bladeforge/text/log.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';
import type { SeatName } from './position.ts';
import { table, type Table } from './scenario.ts';

const names = ['Ada', 'Mira', 'Bo', 'Cy'];
const me: Reader = { viewer: 0, names };

const BLOW: BlBlow = {
  attacker: 0,
  target: 1,
  die: 8,
  roll: 6,
  other: null,
  forgeAttack: 5,
  attackMod: 2,
  times: 1,
  attackTotal: 13,
  forgeDefense: 4,
  defenseMod: 0,
  weaken: 0,
  defenseTotal: 4,
  damage: 9,
};

/** One event of each kind and its line in the words of seat 0; a new kind of event does not compile without one. */
const LINES: { [K in BlEvent['type']]: [Omit<Extract<BlEvent, { type: K }>, 'type'>, string][] } = {
  rolledForStart: [[{ rolls: [{ seat: 0, roll: 15 }, { seat: 1, roll: 3 }, { seat: 2, roll: 15 }] }, 'A d20 for the start: you 15, Mira 3 and Bo 15.']], // prettier-ignore
  starter: [
    [{ seat: 0 }, 'You begin.'],
    [{ seat: 1 }, 'Mira begins.'],
  ],
  dealt: [
    [{ seat: 0, count: 2, cards: ['pan-lid', 'hot-rivet'] }, 'You are dealt Pan Lid and Hot Rivet.'],
    [{ seat: 1, count: 6 }, 'Mira is dealt 6 cards.'],
  ],
  turn: [
    [{ turn: 4, seat: 0 }, 'Turn 4: yours.'],
    [{ turn: 5, seat: 1 }, 'Turn 5: Mira’s.'],
  ],
  phase: [[{ phase: 'main', seat: 0 }, 'Main: yours.']],
  reshuffled: [[{ count: 40 }, 'The Salvage becomes a new Armory of 40 cards.']],
  drew: [
    [{ seat: 0, count: 2, wanted: 2, cards: ['pan-lid', 'hot-rivet'] }, 'You draw Pan Lid and Hot Rivet.'],
    [{ seat: 1, count: 1, wanted: 1 }, 'Mira draws a card.'],
    [{ seat: 1, count: 3, wanted: 3 }, 'Mira draws 3 cards.'],
    [{ seat: 0, count: 0, wanted: 1, cards: [] }, 'You find the Armory empty and draw nothing.'],
    [{ seat: 1, count: 0, wanted: 1 }, 'Mira finds the Armory empty and draws nothing.'],
  ],
  placed: [
    [{ seat: 0, card: 'pan-lid', slot: 'left', replaced: null }, 'You place Pan Lid as left Guard.'],
    [{ seat: 1, card: 'cork-handle', slot: 'grip', replaced: 'wooden-grip' }, 'Mira replaces Wooden Grip by Cork Handle.'],
    [{ seat: 0, card: 'shop-sign', slot: 'shield', replaced: null }, 'You place Shop Sign.'],
  ],
  salvaged: [
    [{ seat: 0, cards: ['hot-rivet'], why: 'played' }, 'Hot Rivet goes to the Salvage.'],
    [{ seat: 0, cards: ['pan-lid'], why: 'replaced' }, 'Pan Lid goes to the Salvage.'],
    [{ seat: 0, cards: ['pan-lid'], why: 'recycled' }, 'Pan Lid goes to the Salvage.'],
    [{ seat: 0, cards: ['bare-tang', 'pan-lid', 'barn-door'], why: 'reforged' }, 'Bare Tang, Pan Lid and Barn Door go to the Salvage.'],
    [{ seat: 0, cards: ['pan-lid', 'hot-rivet'], why: 'revealed' }, 'Pan Lid and Hot Rivet go to the Salvage.'],
    [{ seat: 1, cards: ['pan-lid'], why: 'broken' }, 'Mira’s Pan Lid is broken.'],
    [{ seat: 0, cards: ['pan-lid'], why: 'lost' }, 'You lose Pan Lid.'],
    [{ seat: 1, cards: ['adventurer-blade', 'pan-lid'], why: 'defeated' }, 'Mira’s cards go to the Salvage: Adventurer Blade and Pan Lid.'],
  ],
  reforged: [[{ seat: 1, die: 6 }, 'Mira Reforges: Mira’s die is now a d6.']],
  recycled: [[{ seat: 0, cards: ['pan-lid', 'hot-rivet'] }, 'You recycle Pan Lid and Hot Rivet.']],
  gadget: [[{ seat: 1, card: 'hot-rivet' }, 'Mira plays Hot Rivet.']],
  aimed: [[{ seat: 1, card: 'hot-rivet', effect: 0, target: 0 }, 'Hot Rivet is aimed at you.']],
  idle: [[{ card: 'claw-hammer', effect: 0 }, 'Claw Hammer does nothing now.']],
  modified: [
    [{ seat: 0, what: 'attack', by: 3 }, 'Your attack this turn gets +3 Attack.'],
    [{ seat: 1, what: 'defense', by: 2 }, 'Mira has +2 Defense until their next turn.'],
    [{ seat: 0, what: 'block', by: 2 }, 'Your block rolls get +2 until your next turn.'],
    [{ seat: 1, what: 'weaken', by: 2 }, 'Mira has −2 Defense this turn.'],
    [{ seat: 0, what: 'times', by: 2 }, 'Your attack this turn is doubled.'],
    [{ seat: 0, what: 'die', by: 1 }, 'Your attack this turn rolls a larger die.'],
    [{ seat: 1, what: 'best', by: 1 }, 'Mira’s attack this turn rolls twice and keeps the best.'],
    [{ seat: 0, what: 'noBlock', by: 1 }, 'Your attack this turn cannot be blocked.'],
    [{ seat: 0, what: 'pierce', by: 1 }, 'Your attack this turn pierces a Shield.'],
    [{ seat: 1, what: 'place', by: 1 }, 'Mira may place or replace once more this turn.'],
  ],
  die: [
    [{ seat: 1, from: 8, to: 6 }, 'Mira’s die goes down from d8 to d6.'],
    [{ seat: 0, from: 8, to: 10 }, 'Your die goes up from d8 to d10.'],
    [{ seat: 0, from: 12, to: 12 }, 'Your die stays a d12.'],
  ],
  healed: [
    [{ seat: 0, amount: 3 }, 'You heal 3.'],
    [{ seat: 1, amount: 0 }, 'Mira has nothing to heal.'],
  ],
  harmed: [
    [{ seat: 1, amount: 9, health: 11, by: { attack: 0 } }, 'Mira takes 9 damage, 11 health left.'],
    [{ seat: 0, amount: 9, health: 0, by: { attack: 1 } }, 'You take 9 damage, no health left.'],
    [{ seat: 1, amount: 2, health: 5, by: { gadget: 'hot-rivet', by: 0 } }, 'Hot Rivet: Mira loses 2 health, 5 health left.'],
    [{ seat: 0, amount: 5, health: 1, by: { trap: 'trip-mine', in: 'theft' } }, 'Trip Mine goes off: you lose 5 health, 1 health left.'],
  ],
  fetched: [[{ seat: 1, card: 'pan-lid' }, 'Mira fetches Pan Lid from the Salvage.']],
  revealed: [[{ seat: 0, card: 'pan-lid', takes: 'salvage' }, 'You turn up Pan Lid.']],
  searchEnded: [
    [{ seat: 0, found: 'tax-collector' }, 'You take Tax Collector into your hand.'],
    [{ seat: 1, found: null }, 'The Armory runs out: the search finds nothing.'],
  ],
  stole: [
    [{ seat: 0, from: 1, gave: true, card: 'pan-lid', gift: 'hot-rivet' }, 'You steal Pan Lid from Mira and give Hot Rivet.'],
    [{ seat: 1, from: 0, gave: false, card: 'pan-lid' }, 'Mira steals Pan Lid from you.'],
    [{ seat: 1, from: 2, gave: true }, 'Mira steals a card from Bo for one of theirs.'],
  ],
  trapSprung: [[{ seat: 1, card: 'trip-mine', in: 'search' }, 'Trip Mine goes off on Mira.']],
  attackNamed: [[{ attacker: 1, target: 0 }, 'Mira attacks you.']],
  blow: [[{ blow: BLOW }, 'd8: 6 + Attack 5 + 2 − Defense 4 = 9.']],
  shieldTook: [
    [{ seat: 1, shield: 'shop-sign', damage: 4, stability: 5, broke: false }, 'Mira’s Shop Sign, Stability 5, takes it and holds.'],
    [{ seat: 0, shield: 'shop-sign', damage: 9, stability: 5, broke: true }, 'Your Shop Sign, Stability 5, takes it and breaks.'],
  ],
  blockChosen: [
    [{ seat: 1, block: false }, 'Mira does not block.'],
    [{ seat: 0, block: true }, 'You block.'],
  ],
  blockRolled: [
    [
      { seat: 1, die: 6, roll: 3, blockMod: 2, attackerDie: 8, attackerRoll: 5, held: false },
      'Mira’s block, d6: 3 + 2 against d8: 5, fails.',
    ],
    [
      { seat: 0, die: 6, roll: 6, blockMod: 0, attackerDie: 8, attackerRoll: 5, held: true },
      'Your block, d6: 6 against d8: 5, holds: nothing is lost.',
    ],
  ],
  attackEnded: [[{ why: 'attackerGone' }, 'The attack ends with its attacker.']],
  defeated: [
    [{ seat: 1, source: { by: 0 } }, 'Mira is defeated by you.'],
    [{ seat: 1, source: 'armoryTrap' }, 'Mira is defeated by a trap of the Armory; nobody loots.'],
    [{ seat: 0, source: 'self' }, 'You are defeated by a card of your own; nobody loots.'],
    [{ seat: 1, source: 'noKiller' }, 'Mira is defeated, and nobody is left to loot.'],
    [{ seat: 1, source: 'concede' }, 'Mira gives up.'],
  ],
  looted: [
    [{ seat: 0, from: 1, forge: ['pan-lid'], handCount: 1, hand: ['hot-rivet'] }, 'You loot Mira: Pan Lid and Hot Rivet.'],
    [
      { seat: 1, from: 2, forge: ['adventurer-blade', 'pan-lid'], handCount: 3 },
      'Mira loots Bo: Adventurer Blade, Pan Lid and 3 cards of the hand.',
    ],
    [{ seat: 1, from: 2, forge: ['adventurer-blade'], handCount: 0 }, 'Mira loots Bo: Adventurer Blade.'],
  ],
  turnEnded: [[{ seat: 0 }, 'Your turn ends.']],
  gameOver: [[{ outcome: { winners: [0], ranking: [1, 2, 3, 4], reason: 'lastStanding' } }, 'You won. You are the last one standing.']],
};

describe('one line for every kind of event', () => {
  const cases = Object.entries(LINES).flatMap(([type, lines]) =>
    lines.map(([facts, words]) => [{ type, ...facts } as BlEvent, words] as const),
  );
  test.each(cases)('%j', (event, words) => expect(eventText(event, me)).toBe(words));

  test('cards are links', () => {
    expect(describeEvent({ type: 'gadget', seat: 1, card: 'hot-rivet' }, me)).toEqual([
      { text: 'Mira plays ' },
      { card: 'hot-rivet', text: 'Hot Rivet' },
      { text: '.' },
    ]);
  });
});

describe('the sum of an attack', () => {
  const cases: [string, Partial<BlBlow>, string][] = [
    ['every summand', {}, 'd8: 6 + Attack 5 + 2 − Defense 4 = 9'],
    ['no bonus', { attackMod: 0, damage: 7 }, 'd8: 6 + Attack 5 − Defense 4 = 7'],
    ['two dice', { other: 2 }, 'd8: 6 (and 2) + Attack 5 + 2 − Defense 4 = 9'],
    ['doubled', { times: 2, damage: 22 }, '(d8: 6 + Attack 5 + 2) × 2 − Defense 4 = 22'],
    ['an Attack below 0', { roll: 1, forgeAttack: -4, attackMod: 0, damage: 0 }, '(d8: 1 + Attack −4, counted as 0) − Defense 4 = 0'],
    [
      'a Defense with its parts',
      { defenseMod: 2, weaken: 1, defenseTotal: 5, damage: 8 },
      'd8: 6 + Attack 5 + 2 − Defense 5 (4 + 2 − 1) = 8',
    ],
    ['a Defense below 0', { forgeDefense: -3, defenseTotal: 0, damage: 13 }, 'd8: 6 + Attack 5 + 2 − Defense 0 (−3) = 13'],
  ];
  test.each(cases)('BL-15.5 %s', (_name, change, words) => expect(blowWords({ ...BLOW, ...change })).toBe(words));
});

/** The log lines of what a viewer was told since the last look. */
function linesOf(t: Table, who: SeatName | 'spectator', from = 0): string[] {
  const events = who === 'spectator' ? t.log.spectator : t.log.seats[Number(who[1]) - 1];
  const viewer = who === 'spectator' ? who : Number(who[1]) - 1;
  return logLines(events.slice(from), { viewer, names }).map(({ segments }) => segmentsText(segments));
}
const QUIET = /^(Turn|Start|Main|Finish)\b/;
const told = (t: Table, who: SeatName | 'spectator' = 'P1'): string[] => linesOf(t, who).filter((words) => !QUIET.test(words));

/** Attack 6 with a Guard of defense against it. */
const duel = (more = {}) =>
  table({
    P1: { die: 8, forge: { blade: 'polite-rapier', left: 'nail-bouquet' }, hand: ['fresh-whetstone'] },
    P2: { die: 6, forge: { blade: 'breakfast-cleaver', left: 'pan-lid' }, ...more },
  });

describe('what belongs together is one line', () => {
  test('BL-15.5 an attack with a block that fails: dice, summands, damage and result', () => {
    const t = duel().play('fresh-whetstone').attack('P2', 6).block(3, 5).choose({ part: 'left' });
    expect(told(t)).toEqual([
      'You play Fresh Whetstone.',
      'Your attack this turn gets +3 Attack.',
      'You attack Mira. d8: 6 + Attack 6 + 3 − Defense 4 = 11. Mira’s block, d6: 3 against d8: 5, fails. Mira takes 11 damage, 9 health left. Mira loses Pan Lid.',
      'Mira draws a card.',
    ]);
    expect(told(t, 'P2')[2]).toBe(
      'Ada attacks you. d8: 6 + Attack 6 + 3 − Defense 4 = 11. Your block, d6: 3 against d8: 5, fails. You take 11 damage, 9 health left. You lose Pan Lid.',
    );
  });

  test('BL-15.5 the answer to a block, told alone, is a line of its own that says the same', () => {
    const t = duel().attack('P2', 6);
    const { length } = t.log.seats[0];
    t.block(6, 5);
    expect(linesOf(t, 'P1', length)[0]).toBe('Mira’s block, d6: 6 against d8: 5, holds: nothing is lost.');
  });

  test('a blow that is not blocked, and one on a Shield', () => {
    const taken = duel().attack('P2', 4).takeBlow();
    expect(told(taken)[0]).toBe(
      'You attack Mira. d8: 4 + Attack 6 − Defense 4 = 6. Mira does not block. Mira takes 6 damage, 14 health left.',
    );
    const shielded = duel({ forge: { shield: 'shop-sign' } }).attack('P2', 4);
    expect(told(shielded)[0]).toBe(
      'You attack Mira. d8: 4 + Attack 6 − Defense 0 = 10. Mira’s Shop Sign, Stability 5, takes it and breaks.',
    );
  });

  test('BL-15.3 a defeat and its loot: named for all is the Forge, the hand for its receiver alone', () => {
    const t = table({
      seats: 3,
      P1: { hand: ['hot-rivet'] },
      P2: { health: 2, hand: ['pan-lid', 'trip-mine'], forge: { left: 'barn-door' } },
    });
    t.play('hot-rivet', 'P2');
    const before = ['You play Hot Rivet. It is aimed at Mira.', 'Hot Rivet: Mira loses 2 health, no health left.'];
    const forge = 'Adventurer Blade, Wooden Grip, Barn Door';
    expect(told(t)).toEqual([...before, `Mira is defeated by you. You loot Mira: ${forge}, Pan Lid and Trip Mine.`]);
    expect(told(t, 'P3').at(-1)).toBe(
      'Mira is defeated by Ada. Ada loots Mira: Adventurer Blade, Wooden Grip, Barn Door and 2 cards of the hand.',
    );
    expect(told(t, 'P2').at(-1)).toBe(
      'You are defeated by Ada. Ada loots you: Adventurer Blade, Wooden Grip, Barn Door and 2 cards of the hand.',
    );
  });

  test('BL-15.3 a theft is named for the two involved, a trap in it for all', () => {
    const t = table({ seats: 3, P1: { hand: ['thiefs-glove', 'pan-lid'] }, P2: { hand: ['trip-mine'] }, P3: { hand: ['hot-rivet'] } });
    t.steals('P2', 'trip-mine').play('thiefs-glove', 'P2');
    expect(told(t).slice(1)).toEqual([
      'You steal Trip Mine from Mira and give Pan Lid.',
      'Trip Mine goes off: you lose 5 health, 15 health left.',
    ]);
    expect(told(t, 'P3').slice(1)).toEqual([
      'Ada steals a card from Mira for one of theirs.',
      'Trip Mine goes off: Ada loses 5 health, 15 health left.',
    ]);
  });

  test('a Reforge with its Blade', () => {
    const t = table({ P1: { forge: { left: 'pan-lid', right: 'barn-door' }, hand: ['polite-rapier'] } }).reforge('polite-rapier');
    expect(told(t)).toEqual([
      'You Reforge: your die is now a d6. Wooden Grip, Pan Lid and Barn Door go to the Salvage. You replace Adventurer Blade by Polite Rapier.',
    ]);
  });

  test('recycling with what was drawn for it', () => {
    const t = table({ P1: { hand: ['pan-lid', 'barn-door'] } }).recycle('pan-lid', 'barn-door');
    expect(told(t)).toEqual(['You recycle Pan Lid and Barn Door. You draw Wooden Grip.']);
    expect(told(t, 'P2')).toEqual(['Ada recycles Pan Lid and Barn Door. Ada draws a card.']);
  });

  test('a search, with a trap in between', () => {
    const armory = ['pan-lid', 'hot-rivet', 'trip-mine', 'barn-door', 'tax-collector', 'pan-lid'];
    const t = table({ P1: { hand: ['looking-glass'] }, armory }).play('looking-glass');
    expect(told(t)).toEqual([
      'You play Looking Glass.',
      'You turn up Pan Lid, Hot Rivet and Trip Mine.',
      'Trip Mine goes off: you lose 5 health, 15 health left.',
      'You turn up Barn Door and Tax Collector.',
      'You take Tax Collector into your hand.',
    ]);
  });

  test('what one Gadget costs everybody', () => {
    const t = table({ seats: 3, P1: { die: 8, hand: ['flying-clinker'] }, P3: { health: 9 } }).play('flying-clinker');
    expect(told(t)[1]).toBe('Flying Clinker: Mira loses 2 health, 18 health left; Bo loses 2 health, 7 health left.');
  });

  test('giving up: the cards lie in the Salvage', () => {
    const t = table({ seats: 3, P2: { hand: ['pan-lid'] } }).concede('P2');
    expect(told(t)).toEqual(['Mira gives up. Mira’s cards go to the Salvage: Adventurer Blade, Wooden Grip and Pan Lid.']);
  });

  test('a line knows whose doing it is', () => {
    const t = duel().attack('P2', 6).block(6, 5);
    const lines = logLines(t.log.seats[0], me).filter(({ event }) => event.type === 'attackNamed' || event.type === 'drew');
    expect(lines.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(logLines([{ type: 'harmed', seat: 1, amount: 2, health: 3, by: { gadget: 'hot-rivet', by: 2 } }], me)[0].seat).toBe(2);
    expect(logLines([{ type: 'reshuffled', count: 3 }], me)[0].seat).toBeNull();
  });
});

describe('how a match ended', () => {
  const ending = (ranking: number[], winners: number[], reason: string) => ({ ranking, winners, reason });

  test('the last one standing, and where everybody else came in', () => {
    const outcome = ending([3, 1, 2, 3], [1], 'lastStanding');
    expect(describeOutcome(outcome, 1, names)).toEqual({ title: 'You won', reason: 'You are the last one standing.' });
    expect(describeOutcome(outcome, 2, names)).toEqual({
      title: 'You lost',
      reason: 'Mira is the last one standing. You came second of four.',
    });
    expect(describeOutcome(outcome, 0, names).reason).toBe('Mira is the last one standing. You came third of four, not alone.');
    expect(describeOutcome(outcome, 'spectator', names)).toEqual({ title: 'Mira won', reason: 'Mira is the last one standing.' });
  });

  test('at a table of two the place goes without saying', () => {
    expect(describeOutcome(ending([2, 1], [1], 'lastStanding'), 0, names).reason).toBe('Mira is the last one standing.');
  });

  test('draws', () => {
    expect(describeOutcome(ending([1, 1], [], 'allFallen'), 0, names)).toEqual({
      title: 'A draw',
      reason: 'All who were left fell at once.',
    });
    expect(describeOutcome(ending([1, 1], [], 'turnLimit'), 0, names).reason).toBe('The last turn is over, and nobody stands alone.');
  });

  test('giving up at a table of two is told as the end of the match', () => {
    expect(told(table().concede('P2')).at(-1)).toBe('You won. You are the last one standing.');
  });
});

describe('whole matches', () => {
  test.each(['one', 'two', 'three'])('every line of a random match is a sentence for every viewer: %s', (seed) => {
    const cut = new Recording<BlEvent>(4);
    const random = new Random(seed);
    recordInto(cut, () => {
      const s = bladeforge.create({ seats: 4 }, seed);
      for (let actions = bladeforge.actions(s); actions.length > 0; actions = bladeforge.actions(s))
        bladeforge.apply(s, random.pick(actions));
    });
    for (const [viewer, events] of [...cut.seats.entries(), ['spectator', cut.spectator] as const])
      for (const { segments } of logLines(events, { viewer, names })) {
        const words = segmentsText(segments);
        expect(words).toMatch(/^[A-Zd].*\.$/);
        expect(words).not.toMatch(/undefined|null|NaN|object|\.\.|\s\s|\s[.,:]/);
      }
    expect(cut.spectator.some(({ type }) => type === 'looted')).toBe(true);
  });
});
