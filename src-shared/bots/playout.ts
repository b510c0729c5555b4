import type { Game } from '../kernel/game.ts';
import type { Random } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import type { GameState } from '../kernel/state.ts';
import { carryOut, MAX_KEYS } from './common.ts';
import { isMidway } from './lookahead.ts';

export interface PlayoutLimits {
  decisions: number;
  /** Number of sampled moves of which the best by one-choice lookahead is taken; 1 takes the sample itself. */
  considered: number;
  /**
   * A choice of several steps is finished as it was when it was weighed. Otherwise each step is weighed anew, which is more
   * careful and takes longer.
   */
  asWeighed: boolean;
}

/** Share of moves that are not the routine one, for a game without a playout policy of its own. */
const CURIOSITY = 0.5;
/** Choices in a row that belong to one are completed this far. */
const MAX_DEPTH = 6;

/** One quick stochastic move. */
export function quickKey(game: Game, state: GameState, keys: Int32Array, n: number, random: Random): number {
  if (n === 1) return keys[0];
  const own = game.search?.playoutKey?.(state, keys, n, random);
  if (own !== undefined) return own;
  return random.unit() < CURIOSITY ? keys[random.below(n)] : game.routine(state);
}

/**
 * Rollout policy: of a few sampled moves the one with the best value. Keeps a scratch state, so that a rollout allocates next to
 * nothing.
 */
export class Playout {
  readonly #game: Game;
  readonly #limits: PlayoutLimits;
  readonly #keys = new Int32Array(MAX_KEYS);
  readonly #later = new Int32Array(MAX_KEYS);
  readonly #thoughtOf: Int32Array;
  /** The steps by which the best and the last move weighed were completed; the best's only if it is to be finished so. */
  #best: number[] = [];
  #tried: number[] = [];
  #scratch: GameState | undefined;

  constructor(game: Game, limits: PlayoutLimits) {
    this.#game = game;
    this.#limits = limits;
    this.#thoughtOf = new Int32Array(limits.considered);
  }

  /**
   * Plays on to the end of a turn and leaves a position in which nothing begun is left hanging.
   * @param until the last turn to play
   */
  run(state: GameState, random: Random, until: number): void {
    const game = this.#game;
    const keys = this.#keys;
    this.#best.length = 0;
    for (let i = 0, step = 0; i < this.#limits.decisions && game.toAct(state) !== null; i++) {
      if (game.turn(state) > until) break;
      if (step < this.#best.length) {
        game.play(state, this.#best[step++]);
      } else {
        game.play(state, this.key(state, keys, game.candidates(state, keys), random));
        step = 0;
      }
    }
    carryOut(game, state);
  }

  /** The move to take, one of `keys[0..n)`. */
  key(state: GameState, keys: Int32Array, n: number, random: Random): number {
    this.#best.length = 0;
    if (n === 1) return keys[0];
    const thoughtOf = this.#thoughtOf;
    let several = 0;
    for (let i = 0; i < this.#limits.considered; i++) {
      const key = quickKey(this.#game, state, keys, n, random);
      if (!thoughtOf.subarray(0, several).includes(key)) thoughtOf[several++] = key;
    }
    if (several === 1) return thoughtOf[0];
    const seat = this.#game.toAct(state)!;
    let best = thoughtOf[0];
    let most = -1;
    for (let i = 0; i < several; i++) {
      const worth = this.#worth(state, thoughtOf[i], seat, random);
      if (worth <= most) continue;
      most = worth;
      best = thoughtOf[i];
      if (this.#limits.asWeighed) [this.#best, this.#tried] = [this.#tried, this.#best];
    }
    return best;
  }

  /** Value for a seat of a move that is completed by rollout moves and resolved. */
  #worth(before: GameState, key: number, seat: Seat, random: Random): number {
    const game = this.#game;
    const state = (this.#scratch = game.clone(before, this.#scratch));
    game.play(state, key);
    this.#tried.length = 0;
    while (this.#tried.length < MAX_DEPTH && game.toAct(state) === seat && isMidway(game, state)) {
      const next = quickKey(game, state, this.#later, game.candidates(state, this.#later), random);
      this.#tried.push(next);
      game.play(state, next);
    }
    carryOut(game, state);
    return game.evaluate(state, seat);
  }
}
