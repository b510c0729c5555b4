import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  damage,
  discover,
  draw,
  drawNext,
  enemy,
  enemyTroop,
  on,
  random,
  shuffleIn,
  type CardFilter,
  type Effect,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { ALL_CARDS } from '../../../src-shared/games/warforge/cards/index.ts';
import { OffScript } from '../../../src-shared/kernel/rng.ts';
import type { WrMode } from '../../../src-shared/games/warforge/types.ts';
import type { Position, SidePosition } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

type Draws = [what: string, value: number][];
const [x, y, z, w] = Array.from({ length: 4 }, () => testTroop('1/1/1'));
const [p, q] = [testStratagem([]), testStratagem([])];

/** A plays a Stratagem of these steps; the draws must come as named. */
function cast(steps: Effect[], A: SidePosition, more: Omit<Position, 'A'> = {}): Table {
  const card = testStratagem(steps);
  return scenario({ ...more, A: { ...A, hand: [card] } }).play(card);
}
/** How many sides the first draw after these has. */
function sides(steps: Effect[], B: SidePosition, before: Draws = []): number {
  try {
    cast(steps, {}, { B, script: before.slice() });
  } catch (error) {
    if (error instanceof OffScript) return error.sides;
    throw error;
  }
  throw new Error('nothing was drawn');
}
const candidates = (...drawn: number[]): Draws => drawn.map((n) => ['a candidate', n]);
const offered = (g: Table): string[] => g.view('A').choice!.offered;

describe('18 A card chosen at random', () => {
  const find = [discover('deck')];

  test('WR-18.1 WR-D34 three different candidates are offered, the player takes one', () => {
    const g = cast(find, { deck: [x, y, z, w] }, { script: candidates(3, 0, 1) });
    // Drawn from the four by definition; each one that is drawn is out.
    expect(offered(g)).toEqual([w, x, z]);
    g.refused({ type: 'take', card: y });
    g.take(z);
    expect([g.hand('A'), g.deck('A')]).toEqual([[z], [x, y, w]]);
    g.nothingPending();
  });

  test('WR-18.1 WR-D34 also of a category: cards of the faction that meet it', () => {
    const of: CardFilter = { kind: 'stratagem', rarity: 'legendary' };
    const warlord = ALL_CARDS.find((card) => card.kind === 'warlord' && card.faction === 'f4')!.id;
    const all = ALL_CARDS.filter((card) => card.faction === 'f4' && card.kind === 'stratagem' && card.role === 'deck');
    const g = cast([discover('pool', { kind: 'stratagem' })], { warlord });
    expect([offered(g).length, new Set(offered(g)).size]).toEqual([3, 3]);
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(offered(g)));
    const [first] = offered(g);
    expect(g.take(first).hand('A')).toEqual([first]);
    const few = all.filter(({ rarity }) => rarity === 'legendary').map(({ id }) => id);
    const h = cast([discover('pool', of)], { warlord });
    expect((h.state.choice?.offered ?? h.hand('A')).length).toBe(Math.min(3, few.length));
  });

  test('WR-18.2 with fewer than three all are offered; one alone is taken; of none nothing happens', () => {
    const two = cast(find, { deck: [x, y] });
    expect(offered(two).toSorted()).toEqual([x, y].toSorted());
    const one = cast(find, { deck: [x] });
    expect([one.hand('A'), one.deck('A'), one.state.choice]).toEqual([[x], [], null]);
    const none = cast([discover('deck', { kind: 'stratagem' }), damage(1, 'enemyWarlord')], { deck: [x] });
    expect([none.hand('A'), none.deck('A'), none.health('B.W')]).toEqual([[], [x], '19/20']);
  });

  test('WR-18.3 candidates differ by name: copies count once', () => {
    const g = cast(find, { deck: [x, x, x, y, x] });
    expect(offered(g).toSorted()).toEqual([x, y].toSorted());
    g.take(x);
    expect(g.deck('A').toSorted()).toEqual([x, x, x, y].toSorted());
    expect(cast(find, { deck: [x, x, x] }).hand('A')).toEqual([x]);
  });

  test('WR-18.3 only the chooser sees them, and those not taken stay where they were', () => {
    const g = cast(find, { deck: [p, x, q, y] }, { script: candidates(0, 0, 0) });
    const seen = offered(g);
    for (const viewer of ['B', 'spectator'] as const) {
      expect(g.view(viewer).choice!.offered).toEqual([]);
      const [told] = g.told('offered', viewer);
      expect([told.count, 'cards' in told]).toEqual([3, false]);
    }
    g.take(seen[0]);
    expect(g.told('took', 'B')[0]).not.toHaveProperty('card');
    expect(g.deck('A')).toEqual([p, x, q, y].filter((card) => card !== seen[0]));
  });

  const BANNED = ALL_CARDS.find((card) => card.kind === 'stratagem' && card.skirmishBanned)!;

  test.each([
    ['classic', true],
    ['skirmish', false],
  ] as const)('WR-18.4 WR-D34 pools hold deckable cards; in %s a banned one is among them: %s', (mode: WrMode, isIn) => {
    const { faction, cost, rarity } = BANNED;
    const of: CardFilter = { kind: 'stratagem', rarity, minCost: cost, maxCost: cost };
    const fits = ALL_CARDS.filter(
      (card) => card.kind === 'stratagem' && card.faction === faction && card.rarity === rarity && card.cost === cost,
    );
    const pool = fits.filter((card) => card.role === 'deck' && (isIn || card !== BANNED)).map(({ id }) => id);
    // A role that is not deckable fits as well.
    const wanted = testStratagem([], { faction, cost, rarity, role: 'secret' });
    const g = cast([discover('pool', of)], { warlord: testWarlord('1/1/20', { faction }) }, { mode });
    const got = g.state.choice ? offered(g) : g.hand('A');
    expect(got.toSorted()).toEqual(pool.slice(0, 3).toSorted());
    expect([got.includes(BANNED.id), got.includes(wanted)]).toEqual([isIn, false]);
  });
});

describe('18 Numbers and targets', () => {
  const roll = [damage({ from: 1, to: 4 }, all(enemy()))];
  const sturdy = testTroop('1/1/9');

  test.each([0, 1, 2, 3])('WR-18.5 "1–4" gives each with one chance in four (%d)', (drawn) => {
    expect(sides(roll, {})).toBe(4);
    const g = cast(roll, {}, { script: [['an amount', drawn]] });
    expect(g.health('B.W')).toBe(`${19 - drawn}/20`);
  });

  test('WR-18.5 it is rolled for each target', () => {
    const script: Draws = [0, 3, 1].map((n) => ['an amount', n]);
    const g = cast(roll, {}, { B: { line: { L1: sturdy, R1: sturdy } }, script });
    expect([g.health('B.L1'), g.health('B.W'), g.health('B.R1')]).toEqual(['8/9', '16/20', '7/9']);
    g.nothingPending();
  });

  test('WR-18.5 chance itself is even', () => {
    const times = [0, 0, 0, 0];
    const card = testStratagem(roll);
    for (let i = 0; i < 400; i++) {
      const g = scenario({ A: { hand: [card] }, seed: `roll ${i}` }).play(card);
      times[19 - g.face('B.W').health]++;
    }
    for (const n of times) expect(Math.abs(n - 100)).toBeLessThan(30);
  });

  test('WR-18.6 a random target is any eligible unit, hidden and stealthy ones included', () => {
    const line = {
      L1: sturdy,
      R1: { card: testTroop('1/1/9', { abilities: [on('ambush', [])] }), hidden: true },
      R2: testTroop('1/1/9', ['stealth', 'camouflage']),
    };
    const shot = (of = enemy()) => [damage(1, random(of))];
    expect([sides(shot(), { line }), sides(shot(enemyTroop()), { line })]).toEqual([4, 3]);
    const hit = [0, 1, 2, 3].map((n) => cast(shot(), {}, { B: { line }, script: [['a random unit', n]] }).told('damaged')[0].thing.place);
    expect(hit).toEqual(['L1', 'W', 'R1', 'R2']);
  });

  test('WR-18.6 eligible is who is so as the effect resolves', () => {
    const line = { L1: testTroop('1/1/1'), R1: sturdy, R2: sturdy };
    const g = cast(
      [damage(1, all(any({ maxHealth: 1 }))), damage(1, random(enemyTroop()))],
      {},
      { B: { line }, script: [['a random unit', 1]] },
    );
    expect([g.line('B').length, g.health('B.R2')]).toEqual([2, '8/9']);
  });
});

describe('18 Cards and decks', () => {
  const shuffles: Draws = [
    ['shuffle deck 0', 0],
    ['shuffle deck 0', 1],
  ];

  test('WR-18.7 cards put into a deck are shuffled in', () => {
    const g = cast([shuffleIn(p)], { deck: [x, y] }, { script: shuffles });
    // The new card lay on top; the first swap exchanges it with the lowest.
    expect(g.deck('A')).toEqual([y, x, p]);
    g.nothingPending();
  });

  test('WR-18.7 on top they are the next draw, and nothing is shuffled', () => {
    const g = cast([{ do: 'shuffleIn', card: p, onTop: true }], { deck: [x, y] }, { script: [] });
    expect(g.deck('A')).toEqual([p, x, y]);
    const h = cast([{ do: 'shuffleIn', card: p, onTop: true }, draw(1)], { deck: [x, y] }, { script: [] });
    expect([h.hand('A'), h.deck('A')]).toEqual([[p], [x, y]]);
  });

  test('WR-18.8 a conditional draw takes the matching card nearest the top and leaves the others in order', () => {
    const next = (n?: number) => cast([drawNext({ kind: 'troop' }, n)], { deck: [p, x, q, y, z] }, { script: [] });
    expect([next().hand('A'), next().deck('A')]).toEqual([[x], [p, q, y, z]]);
    expect([next(2).hand('A').toSorted(), next(2).deck('A')]).toEqual([[x, y].toSorted(), [p, q, z]]);
  });
});
