import { shareAhead } from './stats.ts';

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

/**
 * ln((1 − α) / β) with both errors at 3 %: the variance is only estimated, so that in truth some 5 % are wrong (2 to 7 % of a thousand series of made-up
 * matches at tables for two, three and four).
 */
export const SPRT_BOUND = Math.log(0.97 / 0.03);
/** Deals before which the variance is a guess: with as few as four, a table for four ended wrongly in a sixth of all series. */
const FEWEST = 16;
/** Deals that all end alike have no variance; real ones have some. */
const LEAST_VARIANCE = 0.01;

/**
 * @param scores of the tested bot in each deal, 0…1: its share of the points
 * @param players at the table; among equals each takes its part of the points
 */
export function sprt(scores: readonly number[], { elo0, elo1 }: SprtPlan, players: number): SprtVerdict {
  const n = scores.length;
  if (n < FEWEST) return { llr: 0, verdict: 'open' };
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / n;
  const low = shareAhead(elo0, players);
  const high = shareAhead(elo1, players);
  const llr = (n * (high - low) * (2 * mean - low - high)) / (2 * Math.max(variance, LEAST_VARIANCE));
  return { llr, verdict: llr >= SPRT_BOUND ? 'better' : llr <= -SPRT_BOUND ? 'no better' : 'open' };
}
