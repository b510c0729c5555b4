import { describe, expect, test } from 'vitest';
import { all, damage, discover, draw, gainHealth, iff, on, ownTroop } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { hidden as hiddenOf } from '../../../src-shared/games/warforge/view/hidden.ts';
import type { Position } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

const [secret, other, top, next] = Array.from({ length: 4 }, () => testTroop('1/1/1'));
const ambusher = testTroop('3/2/4', { keywords: ['vanguard'], abilities: [on('ambush', [])] });
const stays = testStratagem([], { ongoing: { turns: 3 } });
const open = testTroop('2/1/5');

const RICH: Position = {
  mode: 'skirmish',
  overtime: true,
  A: {
    line: { L1: { card: open, health: 3, given: { shield: 0, huntMark: 2 } }, R1: { card: ambusher, hidden: true, arrived: 'deployed' } },
    hand: [secret, other],
    deck: [top, next],
    ongoing: [{ card: stays, left: 3 }],
    energy: '3/7',
    fatigue: 2,
    faith: 4,
    questProgress: 1,
    embers: 5,
  },
};
/** Everything that a viewer is shown or was told. */
const shown = (g: Table, viewer: 'A' | 'B' | 'spectator'): string => JSON.stringify([g.view(viewer), g.events(viewer)]);

describe('20 What is public', () => {
  test.each(['A', 'B', 'spectator'] as const)('WR-20.1 WR-D31 board, numbers, marks, counters and sizes, for %s', (viewer) => {
    const view = scenario(RICH).view(viewer);
    const { energy, maxEnergy, handCount, deckCount, fatigue, faith, questProgress, embers, ongoing, units } = view.seats[0];
    expect({ energy, maxEnergy, handCount, deckCount, fatigue, faith, questProgress, embers, ongoing, overtime: view.overtime }).toEqual({
      energy: 3,
      maxEnergy: 7,
      handCount: 2,
      deckCount: 2,
      fatigue: 2,
      faith: 4,
      questProgress: 1,
      embers: 5,
      ongoing: [{ card: stays, left: 3 }],
      overtime: true,
    });
    expect(units.map(({ place, hidden }) => [place, hidden])).toEqual([
      ['L1', false],
      ['W', false],
      ['R1', true],
    ]);
    const { card, melee, ranged, health, maxHealth, keywords, numbers } = units[0].face!;
    expect([card, melee, ranged, health, maxHealth]).toEqual([open, 2, 1, 3, 5]);
    expect([keywords.toSorted(), numbers]).toEqual([['huntMark', 'shield'], { huntMark: 2 }]);
  });

  test('WR-20.1 WR-D31 burned cards are shown to all', () => {
    const spell = testStratagem([draw(1)]);
    const g = scenario({ A: { hand: [spell, ...Array.from({ length: 10 }, () => other)], deck: [top] } }).play(spell);
    for (const viewer of ['A', 'B', 'spectator'] as const) expect(g.told('burned', viewer)).toMatchObject([{ seat: 0, card: top }]);
  });
});

describe('20 What is hidden', () => {
  test('WR-20.2 WR-D31 hand, deck and face-down Troops are their owner’s', () => {
    const g = scenario(RICH);
    expect(g.view('A').me!.hand.map(({ card }) => card)).toEqual([secret, other]);
    expect(g.face('A.R1').card).toBe(ambusher);
    expect(() => g.unit('A.R1', 'B').face!.card).toThrow();
    expect([g.view('B').seats[0].units[2].face, g.view('B').me!.hand]).toEqual([null, []]);
    for (const viewer of ['B', 'spectator'] as const)
      for (const card of [secret, other, top, next, ambusher]) expect(shown(g, viewer)).not.toContain(`"${card}"`);
  });

  test('WR-20.2 nor does a view differ by them', () => {
    const exchanged: Position = { ...RICH, A: { ...RICH.A, hand: [top, next], deck: [other, secret] } };
    const hidden = { card: testTroop('1/1/9', { abilities: [on('ambush', [])] }), hidden: true, arrived: 'deployed' as const };
    const disguised: Position = { ...RICH, A: { ...RICH.A, line: { ...RICH.A!.line, R1: hidden } } };
    const view = (position: Position, viewer: 'A' | 'B') => scenario(position).view(viewer);
    for (const position of [exchanged, disguised]) expect(view(position, 'B')).toEqual(view(RICH, 'B'));
    // Its owner sees the difference, and the order of the own deck is nobody's.
    expect(view(exchanged, 'A')).not.toEqual(view(RICH, 'A'));
    const g = scenario(RICH);
    const before = g.view('A');
    g.state.seats[0].deck.reverse();
    expect(g.view('A')).toEqual(before);
  });

  test('WR-20.2 nor do events: draws, the deployment of an Ambush Troop, created cards', () => {
    const g = scenario({ A: { hand: [ambusher], energy: 2 }, B: { deck: [top] } }).play(ambusher, 'R1');
    for (const viewer of ['B', 'spectator'] as const) {
      expect(g.told('deployed', viewer)).toMatchObject([{ thing: { seat: 0, place: 'R1', card: null }, cost: 1 }]);
      expect(shown(g, viewer)).not.toContain(`"${ambusher}"`);
    }
    expect(g.told('deployed', 'A')[0].thing.card).toBe(ambusher);
    g.endTurn();
    expect(g.told('drew', 'B')).toMatchObject([{ cards: [top] }]);
    expect(shown(g, 'A')).not.toContain(`"${top}"`);
    const [gift] = g.told('created', 'A');
    expect([gift.seat, 'card' in gift]).toEqual([1, false]);
  });

  test('WR-20.2 WR-D31 offered candidates are the chooser’s', () => {
    const seek = testStratagem([discover('deck')]);
    const g = scenario({ A: { hand: [seek], deck: [secret, top, next] } }).play(seek);
    expect(g.view('A').choice!.offered.toSorted()).toEqual([secret, top, next].toSorted());
    for (const card of [secret, top, next]) expect(shown(g, 'B')).not.toContain(`"${card}"`);
    expect(shown(g.take(top), 'B')).not.toContain(`"${top}"`);
  });

  test('WR-20.2 what may be shown after a match is just that', () => {
    const g = scenario(RICH);
    const names = (viewer: 0 | 1) => hiddenOf(g.state, viewer).map(({ card }) => card);
    expect(names(1).toSorted()).toEqual([secret, other, ambusher].toSorted());
    expect(names(0)).toEqual([]);
  });
});

describe('20 The mark of a drawn card', () => {
  const teleporter = testStratagem([iff({ cond: 'teleport' }, [damage(3, 'enemyWarlord')])]);

  test('WR-20.3 WR-D31 it is kept on the card and shown to its owner only', () => {
    const g = scenario({ A: { hand: [teleporter], drawn: [teleporter] } });
    expect(g.view('A').me!.hand.map(({ card, drawn }) => [card, drawn])).toEqual([
      [teleporter, false],
      [teleporter, true],
    ]);
    const without = scenario({ A: { hand: [teleporter, teleporter] } });
    expect(g.view('B')).toEqual(without.view('B'));
  });

  test('WR-20.3 WR-D31 a claim cannot be false', () => {
    const held = scenario({ A: { hand: [teleporter] } });
    expect(held.refused((g) => (g as Table).play(teleporter, undefined, true))).toMatch(/as a card drawn this turn/);
    expect(held.play(teleporter).health('B.W')).toBe('20/20');
    const drawn = scenario({ A: { drawn: [teleporter] } });
    drawn.refused((g) => (g as Table).play(teleporter));
    expect(drawn.play(teleporter, undefined, true).health('B.W')).toBe('17/20');
  });

  const marks = (g: Table, side: 'A' | 'B') =>
    g
      .view(side)
      .me!.hand.filter(({ drawn }) => drawn)
      .map(({ card }) => card);

  test('WR-20.3 WR-D80 every draw during the own turn sets it, to the turn’s end', () => {
    const spell = testStratagem([draw(1)]);
    const g = scenario({ A: { hand: [spell], deck: [top] }, B: { deck: [next] } }).play(spell);
    expect(marks(g, 'A')).toEqual([top]);
    g.endTurn();
    expect([marks(g, 'A'), marks(g, 'B')]).toEqual([[], [next]]);
    expect(marks(g.endTurn(), 'A')).toEqual([]);
  });

  test('WR-20.3 WR-D80 neither a draw in the opponent’s turn nor a created or a taken card is one', () => {
    const gift = testStratagem([draw(1, 'opponent')]);
    const g = scenario({ A: { hand: [gift] }, B: { deck: [top] } }).play(gift);
    expect([g.hand('B'), marks(g, 'B')]).toEqual([[top], []]);
    expect(marks(g.endTurn(), 'B')).toEqual([]);
    const made = testStratagem([{ do: 'create', card: other, in: 'you' }]);
    expect(marks(scenario({ A: { hand: [made] } }).play(made), 'A')).toEqual([]);
  });
});

describe('20 What is done to a face-down Troop', () => {
  test('WR-21.3 WR-21.33 the rival is told no number of one that gains health', () => {
    const feast = testStratagem([gainHealth(2, all(ownTroop()))]);
    const g = scenario({ A: { hand: [feast], line: { R1: { card: ambusher, hidden: true } } } }).play(feast);
    expect(g.told('gainedHealth', 'A')).toMatchObject([{ n: 2, left: 6 }]);
    expect(g.told('gainedHealth', 'B')[0]).not.toHaveProperty('left');
  });
});
