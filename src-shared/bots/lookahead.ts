import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Random } from '../kernel/rng.ts';
import type { GameState } from '../kernel/state.ts';
import { carryOut, MAX_KEYS } from './common.ts';

/** Choices in a row that belong to one (a card, two targets, a payment) are followed this far. */
const MAX_DEPTH = 4;
/** Ways of completing one candidate that are looked at even when there are very many candidates. */
const FEWEST_WAYS = 4;

/** More than any value: a choice with a smaller fault is always worth more. */
const FAULTY = 2;

const never = (): boolean => false;

/** The seat to act is in the middle of one choice. */
export const isMidway = (game: Game, state: GameState): boolean => game.search?.midway?.(state) ?? state.choice !== null;

/** Value of a key. */
export interface Judgement {
  key: number;
  value: number;
}

/** The same, checked. */
export interface CheckedJudgement extends Judgement {
  /** What is to be said against it, the worse the higher; 0 where nothing is, or nobody asked. */
  fault: number;
}

/** What is to be said against choices besides their value: 0 nothing, the worse the higher. */
export interface LeafCheck {
  /** Against one step, by itself. */
  step(state: GameState, key: number): number;
  /** Against the whole choice that began with `key`, after all of it. */
  leaf(key: number, after: GameState): number;
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
  /** What the candidates are checked by, and the one that is looked at. */
  #check: LeafCheck | null = null;
  #root = 0;
  /** Positions judged since the start. */
  judged = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  /**
   * The candidates of the seat to act with their worth for it.
   * @param ways most ways of completing choices to look at in all; where there are more, some evenly among them
   * @param isOver once true, candidates not yet judged are left out; the first is judged in any case
   * @param check of the ways to complete a choice, one with the least fault is taken, however good the others
   */
  candidates(world: GameState, ways: number, isOver: () => boolean = never, check: LeafCheck | null = null): CheckedJudgement[] {
    const seat = this.#game.toAct(world)!;
    const keys = this.#keysAt(0);
    const n = this.#game.candidates(world, keys);
    const share = Math.max(FEWEST_WAYS, Math.floor(ways / n));
    const judged: CheckedJudgement[] = [];
    this.#check = check;
    for (let i = 0; i < n && !(i > 0 && isOver()); i++) {
      const key = (this.#root = keys[i]);
      const worth = this.#worth(world, key, seat, 1, share, 0);
      const fault = worth < 0 ? Math.ceil(-worth / FAULTY) : 0;
      judged.push({ key, value: worth + fault * FAULTY, fault });
    }
    return judged;
  }

  /** The value, less `FAULTY` for each degree of the worst fault on the way. */
  #worth(before: GameState, key: number, seat: Seat, depth: number, ways: number, faultBefore: number): number {
    const game = this.#game;
    const check = this.#check;
    const fault = check === null ? 0 : Math.max(faultBefore, check.step(before, key));
    const state = (this.#states[depth] = game.clone(before, this.#states[depth]));
    game.play(state, key);
    const open = depth < MAX_DEPTH && game.toAct(state) === seat && isMidway(game, state);
    if (!open) {
      this.judged++;
      carryOut(game, state);
      const worst = check === null ? 0 : Math.max(fault, check.leaf(this.#root, state));
      return game.evaluate(state, seat) - worst * FAULTY;
    }
    const keys = this.#keysAt(depth);
    const n = game.candidates(state, keys);
    const tried = Math.min(n, ways);
    let best = -Infinity;
    for (let i = 0; i < tried; i++) {
      const next = keys[Math.floor((i * n) / tried)];
      best = Math.max(best, this.#worth(state, next, seat, depth + 1, Math.max(1, Math.floor(ways / tried)), fault));
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
