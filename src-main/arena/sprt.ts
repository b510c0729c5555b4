/**
 * Sequential test of "better by `elo1`" against "better by `elo0`": after each deal it says whether enough has been seen.
 * A deal's matches share their luck, so the deal's mean score counts as one observation (generalised likelihood ratio).
 */
export interface SprtPlan {
  elo0: number;
  elo1: number;
}

export interface SprtVerdict {
  /** Log likelihood ratio; the test ends when it leaves ±BOUND. */
  llr: number;
  verdict: 'better' | 'no better' | 'open';
}

/** ln((1 − α) / β) with both errors at 5 %. */
export const SPRT_BOUND = Math.log(0.95 / 0.05);
/** Deals before which a variance means nothing. */
const FEWEST = 4;
/** Deals that all end alike have no variance; real ones have some. */
const LEAST_VARIANCE = 0.01;

const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** @param scores of the tested bot in each deal, 0…1 */
export function sprt(scores: readonly number[], { elo0, elo1 }: SprtPlan): SprtVerdict {
  const n = scores.length;
  if (n < FEWEST) return { llr: 0, verdict: 'open' };
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / n;
  const low = expected(elo0);
  const high = expected(elo1);
  const llr = (n * (high - low) * (2 * mean - low - high)) / (2 * Math.max(variance, LEAST_VARIANCE));
  return { llr, verdict: llr >= SPRT_BOUND ? 'better' : llr <= -SPRT_BOUND ? 'no better' : 'open' };
}
