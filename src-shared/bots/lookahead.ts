import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Random } from '../kernel/rng.ts';
import type { GameState } from '../kernel/state.ts';
import { carryOut, MAX_KEYS } from './common.ts';

/** Choices in a row that belong to one (a card, two targets, a payment) are followed this far. */
const MAX_DEPTH = 4;
/** Ways of completing one candidate that are looked at even when there are very many candidates. */
const FEWEST_WAYS = 4;

const never = (): boolean => false;

/** The seat to act is in the middle of one choice. */
export const isMidway = (game: Game, state: GameState): boolean => game.search?.midway?.(state) ?? state.choice !== null;

/** Value of a key. */
export interface Judgement {
  key: number;
  value: number;
}

/** Mean value of a key over determinizations. */
export interface MeanJudgement extends Judgement {
  worlds: number;
}

/**
 * One-choice lookahead: completes each move in the best way found (a card with its targets, a unit's order with its goal), resolves
 * what is pending and evaluates. Keeps scratch states and key lists, so that it allocates next to nothing.
 */
export class Lookahead {
  readonly #game: Game;
  readonly #keys: Int32Array[] = [];
  readonly #states: (GameState | undefined)[] = [];
  /** Positions judged since the start. */
  judged = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  /**
   * The candidates of the seat to act with their worth for it.
   * @param ways most ways of completing choices to look at in all; where there are more, some evenly among them
   * @param isOver once true, candidates not yet judged are left out; the first is judged in any case
   */
  candidates(world: GameState, ways: number, isOver: () => boolean = never): Judgement[] {
    const seat = this.#game.toAct(world)!;
    const keys = this.#keysAt(0);
    const n = this.#game.candidates(world, keys);
    const share = Math.max(FEWEST_WAYS, Math.floor(ways / n));
    const judged: Judgement[] = [];
    for (let i = 0; i < n && !(i > 0 && isOver()); i++) judged.push({ key: keys[i], value: this.#worth(world, keys[i], seat, 1, share) });
    return judged;
  }

  #worth(before: GameState, key: number, seat: Seat, depth: number, ways: number): number {
    const game = this.#game;
    const state = (this.#states[depth] = game.clone(before, this.#states[depth]));
    game.play(state, key);
    const open = depth < MAX_DEPTH && game.toAct(state) === seat && isMidway(game, state);
    if (!open) {
      this.judged++;
      carryOut(game, state);
      return game.evaluate(state, seat);
    }
    const keys = this.#keysAt(depth);
    const n = game.candidates(state, keys);
    const tried = Math.min(n, ways);
    let best = -1;
    for (let i = 0; i < tried; i++) {
      const next = keys[Math.floor((i * n) / tried)];
      best = Math.max(best, this.#worth(state, next, seat, depth + 1, Math.max(1, Math.floor(ways / tried))));
    }
    return best;
  }

  #keysAt(depth: number): Int32Array {
    return (this.#keys[depth] ??= new Int32Array(MAX_KEYS));
  }
}

/** Sums up judgements of the same moves in several worlds. */
export class Verdict {
  readonly #totals = new Map<number, { sum: number; worlds: number }>();

  add(judgements: readonly Judgement[]): void {
    for (const { key, value } of judgements) {
      const total = this.#totals.get(key);
      if (total) {
        total.sum += value;
        total.worlds++;
      } else {
        this.#totals.set(key, { sum: value, worlds: 1 });
      }
    }
  }

  /** Best mean first; ties in random order, so that the order of listing does not bias the choice. */
  ranked(random: Random): MeanJudgement[] {
    const judged = [...this.#totals].map(([key, { sum, worlds }]) => ({ key, value: sum / worlds, worlds }));
    return random.shuffle(judged).sort((a, b) => b.value - a.value);
  }
}
