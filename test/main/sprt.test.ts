import { describe, expect, test } from 'vitest';
import { sprt } from '../../src-main/arena/sprt.ts';
import { asInDuel, eloAhead, shareAhead } from '../../src-main/arena/stats.ts';
import { Random } from '../../src-shared/kernel/rng.ts';

const PLAN = { elo0: 0, elo1: 60 };

/** Plays deals of one match a seating until the test ends. */
function ends(elo: number, seed: string, players = 2): string {
  const random = new Random(seed);
  const scores: number[] = [];
  for (;;) {
    const match = (): number => (random.unit() < shareAhead(elo, players) ? 1 : 0);
    scores.push(Array.from({ length: players }, match).reduce((sum, score) => sum + score, 0) / players);
    const { verdict } = sprt(scores, PLAN, players);
    if (verdict !== 'open') return verdict;
  }
}

describe('the sequential test', () => {
  test('says nothing of a few deals, however they end', () => {
    expect(sprt([1, 1, 1], PLAN, 2).verdict).toBe('open');
    expect(sprt([], PLAN, 2)).toEqual({ llr: 0, verdict: 'open' });
  });

  test.each([2, 4])('errs rarely, both ways, at a table for %i', (players) => {
    const seeds = Array.from({ length: 200 }, (_, i) => `sprt ${i}`);
    const better = (elo: number) => seeds.filter((seed) => ends(elo, seed, players) === 'better').length / seeds.length;
    expect(better(0)).toBeLessThan(0.1);
    expect(better(60)).toBeGreaterThan(0.9);
  });

  test('is sure at once of what always wins, and of what always loses', () => {
    expect(sprt(Array<number>(40).fill(1), PLAN, 2).verdict).toBe('better');
    expect(sprt(Array<number>(40).fill(0), PLAN, 2).verdict).toBe('no better');
  });

  test('takes an even share for no lead, however many play', () => {
    for (const players of [2, 3, 4]) {
      expect(shareAhead(0, players)).toBeCloseTo(1 / players);
      expect(eloAhead(asInDuel(shareAhead(60, players), players))).toBeCloseTo(60);
    }
    const alternating = (high: number, low: number): number[] => Array.from({ length: 200 }, (_, i) => (i % 2 ? high : low));
    // A quarter of the points is even among four and bad for one of two; half of them is better among four.
    expect(sprt(alternating(0.45, 0.05), PLAN, 4).verdict).toBe('no better');
    expect(sprt(alternating(0.7, 0.3), PLAN, 4).verdict).toBe('better');
    expect(sprt(alternating(0.7, 0.3), PLAN, 2).verdict).toBe('no better');
  });
});
