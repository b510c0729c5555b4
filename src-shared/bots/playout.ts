import type { Game } from '../kernel/game.ts';
import type { Random } from '../kernel/rng.ts';
import type { GameState } from '../kernel/state.ts';
import { carryOut } from './common.ts';

export interface PlayoutLimits {
  /** Turns after the present one in which playing on is worth its time. */
  turns: number;
  decisions: number;
}

/** Share of moves that are not the routine one, for a game without a playout policy of its own. */
const CURIOSITY = 0.5;

/** One quick stochastic move. */
export function quickKey(game: Game, state: GameState, keys: Int32Array, n: number, random: Random): number {
  if (n === 1) return keys[0];
  const own = game.search?.playoutKey?.(state, keys, n, random);
  if (own !== undefined) return own;
  return random.unit() < CURIOSITY ? keys[random.below(n)] : game.routine(state);
}

/** Plays on quickly for a few turns and leaves a position in which nothing begun is left hanging. */
export function playout(game: Game, state: GameState, keys: Int32Array, limits: PlayoutLimits, random: Random): void {
  const turn = game.search?.turn;
  const last = turn ? turn(state) + limits.turns : 0;
  for (let i = 0; i < limits.decisions && game.toAct(state) !== null; i++) {
    if (turn && turn(state) > last) break;
    game.play(state, quickKey(game, state, keys, game.candidates(state, keys), random));
  }
  carryOut(game, state);
}
