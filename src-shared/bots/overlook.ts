import { Random } from '../kernel/rng.ts';
import type { Bot, Thinking } from './types.ts';

/** Even a careless eye sees that moves are bad which are worse than the best by this many times its blur… */
const PLAUSIBLE = 3;
/** …and it hesitates between so many at most. */
const HESITATES = 6;

/**
 * A ranking, best first, as a careless eye takes it: a plausible move, drawn by how good it looks, comes first. A move that
 * was given up early may look better than it is; it counts as good as the best at most.
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

/** No win is surer than this, no loss either. */
const SURE = 0.999;

/** A chance to win as log-odds: near a win at hand or a loss small differences are great ones, and nobody overlooks a win. */
function logOdds(chance: number): number {
  const bounded = Math.min(SURE, Math.max(1 - SURE, chance));
  return Math.log(bounded / (1 - bounded));
}

/**
 * A bot that thinks as another does, but takes what it finds with a careless eye.
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
    // What it looked forward to followed from the move that it overlooked.
    const { iterations } = answer.stats;
    return { action: taken[0].action, stats: { iterations, value: taken[0].value, candidates: taken } };
  },
});
