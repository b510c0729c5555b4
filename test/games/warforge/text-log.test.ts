import { describe, expect, test } from 'vitest';
import type { WrEvent, WrThing } from '../../../src-shared/games/warforge/events.ts';
import type { WrKeyword } from '../../../src-shared/games/warforge/types.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';
import { describeEvent, describeOutcome, eventText, logLines, type Reader } from '../../../src-shared/games/warforge/text/log.ts';

const names = ['Ada', 'Mira'];
const me: Reader = { viewer: 0, names };
const onlooker: Reader = { viewer: 'spectator', names };

const clerk: WrThing = { id: 3, seat: 0, place: 'R1', card: 'tally-clerk' };
const warlord: WrThing = { id: 2, seat: 1, place: 'W', card: 'overseer-tamp' };
const hidden: WrThing = { id: 9, seat: 1, place: 'L2', card: null };

/** Each kind of event and its line in the words of seat 0; a new kind does not compile without one. */
const LINES: { [K in WrEvent['type']]: [Omit<Extract<WrEvent, { type: K }>, 'type'>, string][] } = {
  phase: [[{ phase: 'endStep' }, 'End of turn.']],
  turnBegan: [
    [{ seat: 0, turn: 4, energy: 5, maxEnergy: 5 }, 'Turn 4, yours: 5 of 5 energy.'],
    [{ seat: 1, turn: 4, energy: 10, maxEnergy: 9 }, 'Turn 4, Mira’s: 10 of 9 energy.'],
  ],
  overtime: [[{}, 'Overtime: from now on both players draw 2 cards each turn.']],
  drew: [
    [{ seat: 0, count: 1, cards: ['tally-clerk'] }, 'You draw Tally Clerk.'],
    [{ seat: 1, count: 2 }, 'Mira draws 2 cards.'],
  ],
  mulligan: [
    [{ seat: 0, count: 1, returned: ['tally-clerk'] }, 'You put back Tally Clerk and draw as many.'],
    [{ seat: 1, count: 2 }, 'Mira puts back 2 cards and draws as many.'],
    [{ seat: 1, count: 0 }, 'Mira keeps their opening hand.'],
  ],
  burned: [[{ seat: 1, card: 'tally-clerk' }, 'Tally Clerk is burned: Mira’s hand is full.']],
  fatigue: [[{ seat: 0, n: 3 }, 'Your deck is empty: 3 fatigue.']],
  created: [
    [{ seat: 0, card: 'sign-it-out' }, 'You get Sign It Out.'],
    [{ seat: 1 }, 'Mira gets a card.'],
  ],
  discarded: [[{ seat: 1 }, 'Mira discards a card.']],
  shuffledIn: [
    [{ seat: 1, count: 1 }, 'A card is shuffled into Mira’s deck.'],
    [{ seat: 0, count: 1, card: 'tally-clerk' }, 'Tally Clerk is shuffled into your deck.'],
  ],
  deployed: [
    [{ thing: clerk, cost: 2, onto: false }, 'You deploy Tally Clerk for 2 energy: right side, first from the Warlord.'],
    [{ thing: hidden, cost: 4, onto: false }, 'Mira deploys a Troop face down for 4 energy: left side, second from the Warlord.'],
    [
      { thing: clerk, cost: 2, onto: true },
      'You deploy Tally Clerk for 2 energy; it joins the one there: right side, first from the Warlord.',
    ],
  ],
  summoned: [[{ thing: clerk }, 'Your Tally Clerk enters play: right side, first from the Warlord.']],
  played: [
    [{ seat: 0, card: 'sign-it-out', cost: 1, target: hidden }, 'You play Sign It Out on Mira’s face-down Troop for 1 energy.'],
    [{ seat: 1, card: 'spare-powder', cost: 0, target: null }, 'Mira plays Spare Powder for 0 energy.'],
  ],
  stays: [[{ seat: 0, card: 'standing-orders' }, 'Standing Orders stays and works on.']],
  ended: [[{ seat: 0, card: 'standing-orders' }, 'Standing Orders ends.']],
  mayPlay: [[{ seat: 0, card: 'field-loader', n: 2 }, 'You may play Field Loader 2 more times this turn.']],
  attack: [[{ attacker: clerk, target: warlord, mode: 'ranged' }, 'Your Tally Clerk attacks Mira’s Warlord at range.']],
  acts: [[{ thing: clerk, keyword: 'duty' }, 'Your Tally Clerk uses Duty.']],
  turnedUp: [[{ thing: { ...hidden, card: 'dusk-heron' } }, 'Mira’s face-down Troop is Dusk Heron.']],
  triggered: [
    [{ thing: clerk, card: 'tally-clerk', keyword: 'lastSpark' }, 'Last Spark of your Tally Clerk.'],
    [{ thing: null, card: 'parts-runner', keyword: 'backlash' }, 'Backlash of Parts Runner.'],
  ],
  damaged: [
    [
      { thing: warlord, by: { thing: clerk }, n: 2, left: 18 },
      'Mira’s Warlord takes 2 damage from your Tally Clerk, and has 18 health left.',
    ],
    [{ thing: clerk, by: { card: 'firebrand' }, n: 4, left: -1 }, 'Your Tally Clerk takes 4 damage from Firebrand, and has none left.'],
    [{ thing: warlord, by: null, n: 1, left: 17 }, 'Mira’s Warlord takes 1 damage, and has 17 health left.'],
  ],
  absorbed: [[{ thing: clerk }, 'Your Tally Clerk takes no damage: its Shield soaks it up.']],
  healed: [[{ thing: clerk, n: 2, left: 3 }, 'Your Tally Clerk is healed by 2, to 3 health.']],
  gainedHealth: [[{ thing: clerk, n: 2, left: 5 }, 'Your Tally Clerk gains 2 health, and has 5.']],
  modified: [
    [{ thing: clerk, melee: 1, ranged: 1 }, 'Your Tally Clerk gets +1 melee and +1 ranged.'],
    [{ thing: hidden, melee: -2, ranged: 0 }, 'Mira’s face-down Troop gets −2 melee.'],
  ],
  gained: [
    [{ thing: clerk, keyword: 'armour', x: 2 }, 'Your Tally Clerk gains Armour 2.'],
    [{ thing: clerk, keyword: 'vanguard', x: 0 }, 'Your Tally Clerk gains Vanguard.'],
    [{ thing: warlord, keyword: 'stun', x: 7 }, 'Mira’s Warlord is Stunned.'],
  ],
  lost: [[{ thing: clerk, keyword: 'longRange' }, 'Your Tally Clerk loses Long Range.']],
  blessed: [[{ thing: clerk, pact: 'veils' }, 'Your Tally Clerk receives the Pact of Veils.']],
  readied: [[{ thing: clerk }, 'Your Tally Clerk is Ready again.']],
  died: [
    [{ things: [clerk] }, 'Your Tally Clerk is destroyed.'],
    [{ things: [clerk, { ...hidden, card: 'dusk-heron' }] }, 'Your Tally Clerk and Mira’s Dusk Heron are destroyed.'],
  ],
  returned: [
    [{ thing: clerk, to: 'hand' }, 'Your Tally Clerk returns to the hand.'],
    [{ thing: clerk, to: 'deck' }, 'Your Tally Clerk is shuffled into the deck.'],
  ],
  counter: [
    [{ seat: 0, counter: 'faith', now: 3 }, 'You have 3 Faith.'],
    [{ seat: 1, counter: 'embers', now: 1 }, 'Mira has 1 Ember.'],
  ],
  energy: [[{ seat: 0, energy: 3, maxEnergy: 4 }, 'You have 3 of 4 energy.']],
  offered: [
    [{ seat: 0, count: 2, cards: ['tally-clerk', 'firebrand'] }, 'You choose from Tally Clerk and Firebrand.'],
    [{ seat: 1, count: 3 }, 'Mira chooses from 3 cards.'],
  ],
  took: [[{ seat: 1 }, 'Mira takes a card.']],
  triggersDropped: [[{}, 'Too many triggers feed each other: the rest of them is dropped.']],
  conceded: [[{ seat: 1 }, 'Mira gives up.']],
  gameOver: [[{ outcome: { winners: [0], ranking: [1, 2], reason: 'health' } }, 'You won. Mira’s Warlord has fallen.']],
};

describe('lines', () => {
  const cases = Object.entries(LINES).flatMap(([type, list]) =>
    list.map(([event, words]) => [words, { type, ...event } as WrEvent] as const),
  );
  test.each(cases)('%s', (words, event) => expect(eventText(event, me)).toBe(words));
});

test('onlookers hear names, and lines know whose doing they are', () => {
  const attack: WrEvent = { type: 'attack', attacker: clerk, target: warlord, mode: 'melee' };
  expect(eventText(attack, onlooker)).toBe('Ada’s Tally Clerk attacks Mira’s Warlord in melee.');
  expect(describeEvent(attack, me)).toContainEqual({ card: 'overseer-tamp', text: 'Warlord' });
  expect(logLines([attack, { type: 'overtime' }], me).map(({ seat }) => seat)).toEqual([0, null]);
});

test('the end is told with its reason', () => {
  const end = (winners: number[], reason: string) => describeOutcome({ winners, ranking: [1, 1], reason }, 0, names);
  expect(end([1], 'conceded')).toEqual({ title: 'You lost', reason: 'You gave up.' });
  expect(end([0, 1], 'simultaneous')).toEqual({ title: 'A draw', reason: 'Both Warlords fell at the same moment.' });
  expect(end([], 'turnCap').reason).toBe('Both players finished turn 50, and both Warlords stand.');
});

describe('what belongs together is one line', () => {
  const told = (...events: WrEvent[]) => logLines(events, me).map(({ segments }) => segmentsText(segments));
  const runner: WrThing = { id: 4, seat: 0, place: 'L1', card: 'parts-runner' };

  test('an attack and both its blows', () => {
    const attack: WrEvent = { type: 'attack', attacker: clerk, target: warlord, mode: 'ranged' };
    const hit: WrEvent = { type: 'damaged', thing: warlord, by: { thing: clerk }, n: 2, left: 18 };
    const back: WrEvent = { type: 'damaged', thing: clerk, by: { thing: warlord }, n: 1, left: 0 };
    expect(told(attack, hit, back)).toEqual([
      'Your Tally Clerk attacks Mira’s Warlord at range: 2 damage to Mira’s Warlord (18 left), 1 to your Tally Clerk (none left).',
    ]);
    const blast: WrEvent = { type: 'damaged', thing: hidden, by: { thing: clerk }, n: 1, left: 2 };
    expect(told(attack, hit, blast)).toHaveLength(2);
  });

  test('cards drawn one by one, and those that a mulligan told of', () => {
    const drew: WrEvent = { type: 'drew', seat: 1, count: 1 };
    expect(told(drew, drew)).toEqual(['Mira draws 2 cards.']);
    expect(told({ ...drew, seat: 0, cards: ['tally-clerk'] }, { ...drew, seat: 0, cards: ['firebrand'] }, drew)).toEqual([
      'You draw Tally Clerk and Firebrand.',
      'Mira draws a card.',
    ]);
    expect(told({ type: 'mulligan', seat: 1, count: 2 }, drew, drew)).toEqual(['Mira puts back 2 cards and draws as many.']);
  });

  test('what a unit gains, and what several get alike', () => {
    const modified: WrEvent = { type: 'modified', thing: clerk, melee: 0, ranged: 2 };
    const gained = (keyword: WrKeyword, x = 0): WrEvent => ({ type: 'gained', thing: clerk, keyword, x });
    expect(told(modified, gained('vanguard'), gained('sentry', 1), gained('stun'))).toEqual([
      'Your Tally Clerk gets +2 ranged, gains Vanguard and Sentry 1 and is Stunned.',
    ]);
    const trigger: WrEvent = { type: 'triggered', thing: runner, card: 'parts-runner', keyword: 'regiment' };
    expect(told(modified, trigger, { ...modified, thing: runner })).toEqual(['Your Tally Clerk and your Parts Runner get +2 ranged.']);
    expect(told(modified, { ...modified, thing: runner, ranged: 1 })).toHaveLength(2);
  });
});
