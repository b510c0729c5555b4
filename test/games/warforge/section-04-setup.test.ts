import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../../src-shared/games/warforge/cards/index.ts';
import { DEFS } from '../../../src-shared/games/warforge/catalog.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import { dealHands, setUp } from '../../../src-shared/games/warforge/setup.ts';
import { cardOfHand, type WrState } from '../../../src-shared/games/warforge/state.ts';
import { MODES, type WrMode } from '../../../src-shared/games/warforge/types.ts';
import { newMatch, type Side, type Table } from './scenario.ts';

const talentOf = (warlord: string): string => (ALL_CARDS.find(({ id }) => id === warlord) as { talent: string }).talent;

/** Ready lists of a mode, those of these Warlords first. */
function lists(mode: WrMode, ...warlords: string[]) {
  const all = READY_LISTS.filter((list) => list.mode === mode);
  const named = warlords.map((warlord) => all.find((list) => list.warlord === warlord)!);
  return [...named, ...all.filter((list) => list.warlord !== 'hesper-of-the-shoals')].slice(0, 2) as [(typeof all)[0], (typeof all)[0]];
}

const START = ['who starts', 0] as [string, number];
/** A shuffle that leaves a deck of `n` as it lies, but for its first swaps, which are named. */
const shuffled = (seat: 0 | 1, n: number, ...swaps: number[]): [string, number][] =>
  Array.from({ length: n - 1 }, (_, i) => [`shuffle deck ${seat}`, swaps[i] ?? n - 1 - i]);

/** The opening hands as they are dealt, before anything else; A moves first. */
function dealt(mode: WrMode, configured = lists(mode), swaps: number[] = []): WrState {
  const s = setUp({ mode, lists: configured }, 'dealt');
  const n = mode === 'classic' ? 30 : 12;
  s.rng.script = [START, ...shuffled(0, n, ...swaps), ...shuffled(1, n)];
  dealHands(s);
  expect(s.rng.script).toEqual([]);
  return s;
}
const handOf = (s: WrState, seat: number): string[] => s.seats[seat].hand.map((entry) => DEFS[cardOfHand(entry)].id);
const sizes = (s: WrState, seat: number): [number, number] => [s.seats[seat].hand.length, s.seats[seat].deck.length];

describe('4 Setup', () => {
  test('WR-4.1 WR-D8 the first player is drawn, 50/50', () => {
    const starts = [0, 1].map((drawn) => {
      const s = setUp({ mode: 'classic', lists: lists('classic') }, 'coin');
      s.rng.script = [['who starts', drawn], ...shuffled(0, 30), ...shuffled(1, 30)];
      dealHands(s);
      return s.first;
    });
    expect(starts).toEqual([0, 1]);
    let first = 0;
    for (let i = 0; i < 400; i++) {
      const s = setUp({ mode: 'skirmish', lists: lists('skirmish') }, `coin ${i}`);
      dealHands(s);
      first += s.first;
    }
    expect(first).toBeGreaterThan(170);
    expect(first).toBeLessThan(230);
  });

  test.each([
    ['classic', 10],
    ['skirmish', 0],
  ] as const)('WR-4.2 Warlord health in %s is the printed one and %d', (mode, more) => {
    const g = newMatch({ mode, lists: lists(mode) });
    for (const side of ['A', 'B'] as const) {
      const { health } = ALL_CARDS.find(({ id }) => id === g.face(`${side}.W`).card) as { health: number };
      expect(g.health(`${side}.W`)).toBe(`${health + more}/${health + more}`);
    }
  });

  test.each(MODES)('WR-4.3 decks are shuffled before hands are drawn, in %s', (mode) => {
    const [one] = lists(mode);
    const n = mode === 'classic' ? 3 : 4;
    const drawn = (s: WrState) => handOf(s, 0).filter((id) => id !== talentOf(one.warlord));
    const [first, last] = [one.main[0], one.main.at(-1)!];
    expect(drawn(dealt(mode)).toSorted()).toEqual(one.main.slice(-n).toSorted());
    // One swap of the shuffle exchanges the last card of the list, which would be drawn, with the first.
    expect(drawn(dealt(mode, lists(mode), [0])).toSorted()).toEqual([first, ...one.main.slice(-n).filter((id) => id !== last)].toSorted());
  });

  test('WR-4.4 WR-4.5 WR-4.6 Classic: 3 cards; 4 and the Defence card; no Talent card', () => {
    const s = dealt('classic');
    const [one, two] = lists('classic');
    expect([sizes(s, 0), sizes(s, 1)]).toEqual([
      [3, 27],
      [5, 26],
    ]);
    expect(handOf(s, 1)).toContain(two.defence);
    for (const [seat, list] of [one, two].entries()) expect(handOf(s, seat)).not.toContain(talentOf(list.warlord));
  });

  test('WR-4.6 the first Talent card comes at the start of turn 1', () => {
    const g = newMatch({ mode: 'classic', lists: lists('classic') })
      .keep()
      .keep();
    const first: Side = g.state.first === 0 ? 'A' : 'B';
    expect(g.hand(first).filter((id) => id === talentOf(g.face(`${first}.W`).card))).toHaveLength(1);
  });

  test('WR-4.7 WR-4.8 Skirmish: 4 cards and the Talent; the second player the Defence card as well', () => {
    const s = dealt('skirmish');
    const [one, two] = lists('skirmish');
    expect([sizes(s, 0), sizes(s, 1)]).toEqual([
      [5, 8],
      [6, 8],
    ]);
    expect(handOf(s, 0)).toContain(talentOf(one.warlord));
    expect(handOf(s, 1)).toEqual(expect.arrayContaining([two.defence, talentOf(two.warlord)]));
  });

  test.each(MODES)('WR-4.9 WR-D6 the first player’s Defence card takes no part, in %s', (mode) => {
    const s = dealt(mode);
    const { defence } = lists(mode)[0];
    expect([...handOf(s, 0), ...s.seats[0].deck.map((card) => DEFS[card].id)]).not.toContain(defence);
  });

  test.each([
    ['classic', 4, 6],
    ['skirmish', 6, 7],
  ] as const)('WR-4.13 WR-D7 the Warlord of an exclusive card receives it on top: in %s hands of %d and %d', (mode, first, second) => {
    const hesper = 'hesper-of-the-shoals';
    const s = dealt(mode, lists(mode, hesper, hesper));
    expect([sizes(s, 0), sizes(s, 1)]).toEqual([
      [first, mode === 'classic' ? 27 : 8],
      [second, mode === 'classic' ? 26 : 8],
    ]);
    for (const seat of [0, 1]) expect(handOf(s, seat).filter((id) => id === 'old-wrack')).toHaveLength(1);
    expect(handOf(dealt(mode, lists(mode, 'ketta-half-leash')), 0)).not.toContain('old-wrack');
  });
});

/** A Classic match at its mulligan; `one` moves first. */
function mulligan(...warlords: string[]): { g: Table; one: Side; two: Side } {
  const g = newMatch({ mode: 'classic', lists: lists('classic', ...warlords) });
  const one: Side = g.state.first === 0 ? 'A' : 'B';
  return { g, one, two: one === 'A' ? 'B' : 'A' };
}
const drawnCards = (g: Table, side: Side): string[] =>
  g.hand(side).filter((id) => ALL_CARDS.find((card) => card.id === id)!.role === 'deck');

describe('4 Mulligan', () => {
  test.each([0, 1, 2, 3])('WR-4.10 the first player picks %d of 3: sizes stay', (k) => {
    const { g, one } = mulligan();
    expect(g.toAct()).toBe(one);
    expect(drawnCards(g, one)).toHaveLength(3);
    g.putBack(...drawnCards(g, one).slice(0, k))
      .keep()
      .keep();
    // The draw of turn 1 and the Talent have come since.
    expect([g.hand(one).length, g.deck(one).length]).toEqual([5, 26]);
    expect(g.told('mulligan', one)[0]).toMatchObject({ count: k });
  });

  test.each([0, 1, 2, 3, 4])('WR-4.10 the second player picks %d of 4: sizes stay', (k) => {
    const { g, two } = mulligan();
    g.keep();
    expect(g.toAct()).toBe(two);
    g.putBack(...drawnCards(g, two).slice(0, k)).keep();
    expect([g.hand(two).length, g.deck(two).length]).toEqual([5, 26]);
  });

  test('WR-4.10 the deck is shuffled in between; a returned card may come back', () => {
    const { g, one, two } = mulligan();
    const seat = one === 'A' ? 0 : 1;
    const hand = drawnCards(g, one);
    const [bottom, top] = [g.deck(one).at(-1)!, g.deck(one)[0]];
    const back = hand.slice(0, 2);
    g.putBack(...back).keep();
    // Returned cards lie on top until the shuffle: one that moves nothing gives them back, with one swap one of them is gone.
    const tried = (...swaps: number[]) => {
      g.state.rng.script = shuffled(seat, 29, ...swaps);
      return g;
    };
    expect(g.toAct()).toBe(two);
    tried(0).keep();
    expect(g.state.rng.script).toEqual([]);
    expect(g.told('drew', one).slice(0, 2)).toMatchObject([{ cards: [bottom] }, { cards: [back[0]] }]);
    expect(g.deck(one)[0]).not.toBe(top);
  });

  test('WR-4.11 once, before turn 1', () => {
    const { g, one, two } = mulligan();
    const card = drawnCards(g, one)[0];
    g.putBack(card).keep();
    expect([g.toAct(), g.phase()]).toEqual([two, 'mulligan']);
    g.keep();
    expect(g.phase()).toBe('action');
    expect(g.refused({ type: 'putBack', card: drawnCards(g, one)[0] })).toMatch(/before the first turn only/);
    g.refused({ type: 'keep' });
  });

  test('WR-4.11 WR-D9 the Defence card and an exclusive card stay, and no card goes back twice', () => {
    const { g, one, two } = mulligan('hesper-of-the-shoals', 'hesper-of-the-shoals');
    expect(g.hand(one)).toContain('old-wrack');
    expect(g.refused({ type: 'putBack', card: 'old-wrack' })).toMatch(/stays in your opening hand/);
    const card = drawnCards(g, one)[0];
    const held = drawnCards(g, one).filter((id) => id === card);
    g.putBack(...held).refused({ type: 'putBack', card });
    g.keep();
    const { defence } = g.state.config.lists[0];
    expect(g.hand(two)).toContain(defence);
    expect(g.refused({ type: 'putBack', card: defence })).toMatch(/stays in your opening hand/);
    g.refused({ type: 'putBack', card: g.deck(two).find((id) => !g.hand(two).includes(id))! });
  });

  test('WR-4.11 WR-D9 neither sees the other’s choice before both are carried out together; then only how many', () => {
    const { g, one, two } = mulligan();
    const seen = () => ({ ...g.view(two).seats[g.state.first], kept: null });
    const before = seen();
    const hand = g.hand(one);
    g.putBack(...drawnCards(g, one).slice(0, 2)).keep();
    expect(seen()).toEqual(before);
    expect([g.hand(one), g.told('mulligan', two)]).toEqual([hand, []]);
    g.keep();
    const [told] = g.told('mulligan', two);
    expect(told).toMatchObject({ seat: g.state.first, count: 2 });
    expect(told).not.toHaveProperty('returned');
  });

  test('WR-4.12 Skirmish has none', () => {
    const g = newMatch({ mode: 'skirmish', lists: lists('skirmish') });
    expect([g.phase(), g.state.turn]).toEqual(['action', 1]);
    const first: Side = g.state.first === 0 ? 'A' : 'B';
    g.refused({ type: 'putBack', card: drawnCards(g, first)[0] });
    expect(g.refused({ type: 'keep' })).toMatch(/no mulligan/);
  });
});
