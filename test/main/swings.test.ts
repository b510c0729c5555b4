/** Where a match turned, from standings alone. */
import { describe, expect, test } from 'vitest';
import { swingsOf } from '../../src-main/host/replay/swings.ts';

/** Standings of a table of two, by the share of its first seat. */
const duel = (...shares: number[]): number[][] => shares.map((share) => [share, 1 - share]);

describe('where a match turned', () => {
  test('a slide over several turns is one swing, without the level ends of it', () => {
    const standings = duel(0.5, 0.5, 0.35, 0.2, 0.05, 0.05, 0.05);
    expect(swingsOf({ standings, end: [0, 1], seats: [0, 1] })).toEqual([{ seat: 1, first: 1, last: 4, from: 0.5, to: 0.95 }]);
  });

  test('lists a person’s long fall before a rival’s short step', () => {
    // Over a match of four: the first seat fades away in two rounds, the second then jumps a little.
    const fall = [0.28, 0.25, 0.21, 0.17, 0.13, 0.09, 0.05, 0.01, 0, 0, 0];
    const standings = fall.map((mine, i) => [mine, i === 10 ? 0.55 : 0.5, (1 - mine) / 4, 1 - mine - (1 - mine) / 4 - 0.5]);
    const [first] = swingsOf({ standings, end: [0, 1, 0, 0], seats: [0, 1] });
    expect(first).toMatchObject({ seat: 0, first: 0, to: expect.closeTo(0, 1) as number });
  });

  test('never two at once, three at most, in order', () => {
    const standings = duel(0.5, 0.8, 0.4, 0.9, 0.3, 0.8, 0.5);
    const swings = swingsOf({ standings, end: null, seats: [0, 1] });
    expect(swings).toHaveLength(3);
    swings.slice(1).forEach(({ first }, i) => expect(first).toBeGreaterThanOrEqual(swings[i].last));
  });

  test('the end is a turn of things only for a winner who did not look like one', () => {
    const seats = [0, 1];
    expect(swingsOf({ standings: duel(0.8, 0.8), end: [1, 0], seats })).toEqual([]);
    expect(swingsOf({ standings: duel(0.3, 0.3), end: [1, 0], seats })).toEqual([{ seat: 0, first: 1, last: 2, from: 0.3, to: 1 }]);
  });

  test('a match that hardly moved did not turn', () => {
    expect(swingsOf({ standings: duel(0.5, 0.53, 0.49, 0.52), end: null, seats: [0, 1] })).toEqual([]);
  });
});
