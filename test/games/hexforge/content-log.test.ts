import { describe, expect, test } from 'vitest';
import type { HxEvent, HxThing } from '../../../src-shared/games/hexforge/events.ts';
import { describeOutcome, eventText, describeEvent, type Reader } from '../../../src-shared/games/hexforge/text/log.ts';
import { sampleView } from './content-view.ts';

const tiles = sampleView().map.tiles;
const names = ['Ada', 'Mira'];
const me: Reader = { viewer: 0, names, tiles };
const rival: Reader = { viewer: 1, names, tiles };
const onlooker: Reader = { viewer: 'spectator', names, tiles };

const vixen: HxThing = { tile: 2, owner: 0, kind: 'unit', def: 'cinder-vixen', id: 1 };
const base: HxThing = { tile: 0, owner: 0, kind: 'base', def: null, id: 2 };
const forge: HxThing = { tile: 1, owner: 1, kind: 'forge', def: null, id: 3 };

/** One event of each kind and its line in the words of seat 0; a new kind of event does not compile without one. */
const LINES: { [K in HxEvent['type']]: [Omit<Extract<HxEvent, { type: K }>, 'type'>, string] } = {
  turn: [{ turn: 5, seat: 1 }, 'Turn 5: Mira’s turn.'],
  phase: [{ phase: 'summon1', seat: 0 }, 'Your Summon 1 begins.'],
  harvested: [{ seat: 0, gained: { F: 1, C: 2 } }, 'You harvest 2 generic and 1 Frexine.'],
  gained: [{ seat: 1, gained: { C: 4 }, from: 'strongbox' }, 'Mira gains 4 generic from Strongbox.'],
  drew: [{ seat: 1, count: 1 }, 'Mira draws a card.'],
  reshuffled: [{ seat: 0 }, 'You shuffle your discard into your deck.'],
  discarded: [{ seat: 0, def: 'douse', reason: 'overflow' }, 'You discard Douse: your hand was full.'],
  stacked: [
    { seat: 1, position: 0, what: 'card', def: 'flint-spark', targets: [{ kind: 'tile', at: 2, def: 'cinder-vixen' }] },
    'Mira plays Flint Spark on Cinder Vixen at C1.',
  ],
  resolving: [{ seat: 1, position: 0, what: 'base', baseAbility: 'raiseForge' }, 'Mira’s Raise Forge resolves.'],
  fizzled: [
    { seat: 0, what: 'ability', def: 'ember-leech', reason: 'targetsGone' },
    'The ability of your Ember Leech does nothing: its targets are gone.',
  ],
  countered: [{ position: 0, by: 'slack-water' }, 'Slack Water counters entry 1 of the stack.'],
  spent: [{ seat: 0, paid: { C: 1, F: 1 } }, 'You pay 1 generic and 1 Frexine.'],
  offered: [{ seat: 0 }, 'You offer to advance.'],
  agreed: [{ seat: 1 }, 'Mira agrees to advance.'],
  entered: [{ thing: forge, by: 'raise' }, 'Mira raises a forge at B1.'],
  moved: [{ thing: vixen, from: 1, to: 2 }, 'Your Cinder Vixen moves from B1 to C1.'],
  stopped: [{ thing: vixen, tile: 3, by: 'wall' }, 'Your Cinder Vixen is stopped by a wall at D1.'],
  teleported: [{ thing: vixen, from: null, to: 2 }, 'Your Cinder Vixen comes into sight at C1.'],
  damaged: [{ thing: vixen, amount: 2, by: null }, 'Your Cinder Vixen takes 2 damage.'],
  healed: [{ thing: vixen, amount: 1 }, 'Your Cinder Vixen recovers 1 damage.'],
  repaired: [{ thing: base, amount: 3 }, 'Your base is repaired by 3.'],
  left: [{ thing: vixen, cause: 'damage', to: 'lost' }, 'Your Cinder Vixen falls and goes to the lost pile.'],
  commanderPenalty: [{ seat: 1, amount: 4 }, 'Mira’s base takes 4 damage for the commander that left.'],
  equipped: [{ thing: vixen, def: 'tithe-hook' }, 'Your Cinder Vixen now wears Tithe Hook.'],
  exhausted: [{ thing: vixen }, 'Your Cinder Vixen becomes exhausted.'],
  readied: [{ thing: vixen }, 'Your Cinder Vixen is ready again.'],
  changed: [
    { thing: vixen, power: 2, health: 0, keyword: 'siphon', from: 'soot-prentice' },
    'Your Cinder Vixen gets +2/+0 and gains Siphon from Soot Prentice.',
  ],
  trigger: [{ thing: vixen, keyword: 'memento' }, 'Memento of your Cinder Vixen.'],
  revealed: [{ seat: 0, tile: 2 }, 'You reveal the ground round C1.'],
  attackDeclared: [{ attacker: 2, tile: 1, seat: 0, who: vixen, whom: forge }, 'Your Cinder Vixen attacks Mira’s forge at B1.'],
  attackersOrdered: [{ tile: 2, order: [3, 1] }, 'The attackers of C1 are met in this order: D1, B1.'],
  combat: [{ step: 'quick' }, 'Quick Strikes land.'],
  forgeFell: [{ thing: forge }, 'Mira’s forge at B1 has fallen.'],
  purged: [
    { seat: 0, slot: 2, cards: ['douse', 'backflow', 'levy'] },
    'With forge 2 these cards of yours leave the game: Douse, Backflow and Levy.',
  ],
  cardLost: [{ seat: 1, def: 'levy' }, 'Mira’s Levy becomes lost.'],
  recalled: [{ seat: 0, def: 'douse', to: 'deckTop' }, 'Your Douse returns to the top of the deck.'],
  conceded: [{ seat: 1 }, 'Mira gives up.'],
  gameOver: [{ outcome: { winners: [0], ranking: [1, 2], reason: 'baseFell' } }, 'You won. Mira’s base fell.'],
};

describe('log lines', () => {
  const events = Object.entries(LINES).map(([type, [rest, line]]) => [type, { type, ...rest } as HxEvent, line] as const);

  test.each(events)('%s', (_type, event, line) => expect(eventText(event, me)).toBe(line));

  test.each(events)('%s reads whole for the rival and for onlookers', (_type, event) => {
    for (const reader of [rival, onlooker]) expect(eventText(event, reader)).toMatch(/^[^a-z].*\.$/);
    expect(eventText(event, onlooker)).not.toMatch(/undefined|null|\byou/i);
  });

  test('card names are links, the rest is text', () => {
    expect(describeEvent({ type: 'damaged', thing: vixen, amount: 2, by: 'flint-spark' }, rival)).toEqual([
      { text: 'Ada’s ' },
      { card: 'cinder-vixen', text: 'Cinder Vixen' },
      { text: ' takes 2 damage from ' },
      { card: 'flint-spark', text: 'Flint Spark' },
      { text: '.' },
    ]);
  });

  test('what the reader may not know stays unsaid', () => {
    expect(eventText({ type: 'drew', seat: 0, count: 2, cards: ['douse', 'levy'] }, me)).toBe('You draw Douse and Levy.');
    expect(eventText({ type: 'drew', seat: 0, count: 2 }, rival)).toBe('Ada draws 2 cards.');
    expect(eventText({ type: 'stacked', seat: 1, position: 0, what: 'hidden' }, me)).toBe('Mira does something out of sight.');
    const summoned = { type: 'stacked', seat: 0, position: 0, what: 'base', baseAbility: 'summonSecondaryWorker' } as const;
    expect(eventText({ ...summoned, targets: [{ kind: 'tile', at: 2 }] }, me)).toBe('You summon a worker at C1.');
    expect(eventText({ ...summoned, seat: 1, baseAbility: 'summonCommander' }, me)).toBe('Mira summons their commander.');
    expect(eventText({ type: 'resolving', seat: 1, position: 0, what: 'hidden' }, me)).toBe('Mira’s hidden entry resolves.');
    expect(eventText({ type: 'attackDeclared', attacker: null, tile: 2, seat: 1, who: null, whom: null }, me)).toBe(
      'Mira’s unseen unit attacks C1.',
    );
    expect(eventText({ type: 'moved', thing: vixen, from: 2, to: null }, rival)).toBe('Ada’s Cinder Vixen leaves sight from C1.');
  });
});

describe('why the game ended', () => {
  const outcome = (winners: number[], reason: string) => ({ winners, ranking: [1, 2], reason });

  test.each([
    [outcome([0], 'baseFell'), 'You won', 'Mira’s base fell.', 'You lost', 'Your base fell.'],
    [outcome([0], 'conceded'), 'You won', 'Mira gave up.', 'You lost', 'You gave up.'],
    [outcome([], 'bothBasesFell'), 'A draw', 'Both bases fell at the same moment.', 'A draw', 'Both bases fell at the same moment.'],
    [
      outcome([], 'turnLimit'),
      'A draw',
      'The last turn ended with both bases standing.',
      'A draw',
      'The last turn ended with both bases standing.',
    ],
  ])('$reason', (end, mine, why, theirs, theirWhy) => {
    expect(describeOutcome(end, 0, names)).toEqual({ title: mine, reason: why });
    expect(describeOutcome(end, 1, names)).toEqual({ title: theirs, reason: theirWhy });
  });

  test('onlookers read names', () => {
    expect(describeOutcome(outcome([1], 'baseFell'), 'spectator', names)).toEqual({ title: 'Mira won', reason: 'Ada’s base fell.' });
  });
});
