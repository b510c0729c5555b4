import { describe, expect, test } from 'vitest';
import { sprt } from '../../src-main/arena/sprt.ts';
import { Random } from '../../src-shared/kernel/rng.ts';

const PLAN = { elo0: 0, elo1: 60 };
const share = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Plays deals of two matches until the test ends. */
function ends(elo: number, seed: string): string {
  const random = new Random(seed);
  const scores: number[] = [];
  for (;;) {
    const match = () => (random.unit() < share(elo) ? 1 : 0);
    scores.push((match() + match()) / 2);
    const { verdict } = sprt(scores, PLAN);
    if (verdict !== 'open') return verdict;
  }
}

describe('the sequential test', () => {
  test('says nothing of a few deals, however they end', () => {
    expect(sprt([1, 1, 1], PLAN).verdict).toBe('open');
    expect(sprt([], PLAN)).toEqual({ llr: 0, verdict: 'open' });
  });

  test('errs rarely, both ways', () => {
    const seeds = Array.from({ length: 200 }, (_, i) => `sprt ${i}`);
    const better = (elo: number) => seeds.filter((seed) => ends(elo, seed) === 'better').length / seeds.length;
    expect(better(0)).toBeLessThan(0.1);
    expect(better(60)).toBeGreaterThan(0.9);
  });

  test('is sure at once of what always wins, and of what always loses', () => {
    expect(sprt(Array<number>(40).fill(1), PLAN).verdict).toBe('better');
    expect(sprt(Array<number>(40).fill(0), PLAN).verdict).toBe('no better');
  });
});
