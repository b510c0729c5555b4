import type { Game } from '../kernel/game.ts';
import type { Random } from '../kernel/rng.ts';
import type { GameState } from '../kernel/state.ts';
import { carryOut, MAX_KEYS } from './common.ts';
import { isMidway } from './lookahead.ts';

export interface PlayoutLimits {
  /** Turns after the present one in which playing on is worth its time. */
  turns: number;
  decisions: number;
  /** Quick moves of which the best one choice ahead is taken; 1: the first that comes to mind. */
  considered: number;
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

const MOST = 8;
const DEPTH = 6;

/** Plays on for a few turns and leaves a position in which nothing begun is left hanging. */
export class Playout {
  readonly #game: Game;
  readonly #keys = new Int32Array(MAX_KEYS);
  readonly #later = new Int32Array(MAX_KEYS);
  readonly #tried = new Int32Array(MOST);
  #scratch: GameState | undefined;
  constructor(game: Game) {
    this.#game = game;
  }

  run(state: GameState, limits: PlayoutLimits, random: Random): void {
    const game = this.#game;
    const turn = game.search?.turn;
    const last = turn ? turn(state) + limits.turns : 0;
    for (let i = 0; i < limits.decisions && game.toAct(state) !== null; i++) {
      if (turn && turn(state) > last) break;
      const n = game.candidates(state, this.#keys);
      game.play(state, this.key(state, this.#keys, n, limits.considered, random));
    }
    carryOut(game, state);
  }

  key(state: GameState, keys: Int32Array, n: number, considered: number, random: Random): number {
    const game = this.#game;
    if (n === 1) return keys[0];
    let m = 0;
    for (let i = 0; i < considered; i++) {
      const key = quickKey(game, state, keys, n, random);
      let known = false;
      for (let j = 0; j < m; j++) if (this.#tried[j] === key) known = true;
      if (!known) this.#tried[m++] = key;
    }
    if (m === 1) return this.#tried[0];
    let best = 0;
    let bestWorth = -1;
    const seat = game.toAct(state)!;
    for (let j = 0; j < m; j++) {
      const worth = this.#worth(state, this.#tried[j], seat, random);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = j;
      }
    }
    return this.#tried[best];
  }

  #worth(before: GameState, key: number, seat: number, random: Random): number {
    const game = this.#game;
    const state = (this.#scratch = game.clone(before, this.#scratch));
    game.play(state, key);
    for (let i = 0; i < DEPTH && game.toAct(state) === seat && isMidway(game, state); i++)
      game.play(state, quickKey(game, state, this.#later, game.candidates(state, this.#later), random));
    carryOut(game, state);
    return game.evaluate(state, seat);
  }
}
