import { Random } from '../kernel/rng.ts';
import type { Bot, Thinking } from './types.ts';

/** Moves worse than the best by more than this many times `blur` are never taken. */
const PLAUSIBLE = 3;
/** Limit on the moves drawn from. */
const HESITATES = 6;

/**
 * Softmax choice: moves a plausible move to the front of a ranking (best first), drawn by its value. A move that was pruned early may
 * have too high a value; it counts at most as the best.
 * @param blur a move by so much worse than the best is taken e times as rarely; 0: never
 */
export function overlooking<Move extends { value: number }>(ranked: readonly Move[], blur: number, random: Random): readonly Move[] {
  if (blur === 0) return ranked;
  const behind = ({ value }: Move): number => Math.max(0, ranked[0].value - value);
  const plausible = ranked.slice(0, HESITATES).filter((move) => behind(move) <= PLAUSIBLE * blur);
  const weights = plausible.map((move) => Math.exp(-behind(move) / blur));
  let x = random.unit() * weights.reduce((a, b) => a + b, 0);
  const drawn = Math.max(
    0,
    weights.findIndex((weight) => (x -= weight) < 0),
  );
  return [ranked[drawn], ...ranked.slice(0, drawn), ...ranked.slice(drawn + 1)];
}

/** Bound of probabilities, so that log-odds stay finite. */
const SURE = 0.999;

/** Log-odds of a win: near 0 and 1 small differences count much, so that a sure win is not overlooked. */
function logOdds(chance: number): number {
  const bounded = Math.min(SURE, Math.max(1 - SURE, chance));
  return Math.log(bounded / (1 - bounded));
}

/**
 * Wraps a bot so that it picks from its ranking by softmax.
 * @param blur in log-odds; one half is even, so 0.04 is there a hundredth of a win
 */
export const careless = (bot: Bot, blur: number): Bot => ({
  id: bot.id,
  *think(request, hooks): Thinking {
    const answer = yield* bot.think(request, hooks);
    const { candidates } = answer.stats;
    if (!candidates || blur === 0) return answer;
    const odds = candidates.map((candidate) => ({ candidate, value: logOdds(candidate.value) }));
    const taken = overlooking(odds, blur, new Random(`${request.seed} overlooked`)).map(({ candidate }) => candidate);
    if (taken[0] === candidates[0]) return answer;
    // The subtree belongs to the best move, which was not taken.
    const { iterations } = answer.stats;
    return { action: taken[0].action, stats: { iterations, value: taken[0].value, candidates: taken } };
  },
});
