import type { Game } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { candidateKeys } from '../../kernel/laws/law.ts';
import { outcomesOf } from './chance.ts';

/** What a seat wants by the end of the present turn, or so many turns later: the match won, or not to have lost. */
export interface Goal {
  aim: 'win' | 'live';
  turns: number;
}

/** The position is too large to be looked at whole. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Chances are sums of shares. */
export const isSure = (chance: number): boolean => chance > 1 - 1e-9;

/** The match is lost to a seat, or it has fallen while others play on. */
function hasLost(game: Game, state: GameState, seat: Seat): boolean {
  const outcome = game.outcome(state);
  if (outcome) return outcome.winners.length > 0 && !outcome.winners.includes(seat);
  return game.evaluate(state, seat) === 0;
}

/**
 * Looks at everything that can still happen in this time: all moves of the seat, all answers of the others, which are
 * taken to be the worst, and all dice. Values are chances to reach the goal.
 */
export class Solver {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #aim: Goal['aim'];
  readonly #last: number;
  readonly #known = new Map<string, number>();
  #left: number;

  /** @param positions that may be looked at */
  constructor(game: Game, { aim, turns }: Goal, start: GameState, positions: number) {
    this.#game = game;
    this.#seat = game.toAct(start)!;
    this.#aim = aim;
    this.#last = game.turn(start) + turns;
    this.#left = positions;
  }

  /** The best that the seat could reach if it saw this whole world: no play of it reaches more. */
  most(state: GameState): number {
    const over = this.#settled(state);
    if (over !== null) return over;
    const name = this.#game.hash(state);
    let value = this.#known.get(name);
    if (value === undefined) {
      value = this.#search(state);
      this.#known.set(name, value);
    }
    return value;
  }

  /** The same after one key. */
  mostAfter(state: GameState, key: number): number {
    return outcomesOf(this.#game, state, key).reduce((sum, { state: after, chance }) => sum + chance * this.most(after), 0);
  }

  /**
   * What the seat reaches for certain in worlds that look alike to it, choosing alike in all that still look alike: this
   * plan needs no knowledge of anything hidden.
   */
  least(worlds: readonly GameState[]): number {
    const over = this.#settled(worlds[0]);
    if (over !== null) return over;
    const name = worlds.map((world) => this.#game.hash(world)).join();
    let value = this.#known.get(name);
    if (value === undefined) {
      value = 0;
      for (const key of candidateKeys(this.#game, worlds[0])) {
        value = Math.max(value, this.leastAfter(worlds, key));
        if (isSure(value)) break;
      }
      this.#known.set(name, value);
    }
    return value;
  }

  /** The same after one key. */
  leastAfter(worlds: readonly GameState[], key: number): number {
    const asked = new Map<string, GameState[]>();
    const futures = worlds.map((world) => this.#future(outcomesOf(this.#game, world, key), asked));
    const values = new Map<string, number>();
    const worthOf = (view: string): number => {
      let value = values.get(view);
      if (value === undefined) values.set(view, (value = this.least(asked.get(view)!)));
      return value;
    };
    return futures.reduce((sum, future) => sum + future(worthOf), 0) / worlds.length;
  }

  /** Null while there is time and nothing is decided. */
  #settled(state: GameState): number | null {
    const game = this.#game;
    if (hasLost(game, state, this.#seat)) return 0;
    const outcome = game.outcome(state);
    if (outcome === null && game.turn(state) <= this.#last) return null;
    return this.#aim === 'live' || outcome?.winners.includes(this.#seat) ? 1 : 0;
  }

  #search(state: GameState): number {
    this.#spend();
    const own = this.#game.toAct(state) === this.#seat;
    let best = own ? 0 : 1;
    for (const key of candidateKeys(this.#game, state)) {
      const value = this.mostAfter(state, key);
      best = own ? Math.max(best, value) : Math.min(best, value);
      if (own ? isSure(best) : best === 0) break;
    }
    return best;
  }

  /**
   * All that may happen until the seat is asked again. The positions in which it is asked are sorted by what it sees then;
   * their worth is put in once all worlds have been followed.
   */
  #future(outcomes: ReturnType<typeof outcomesOf>, asked: Map<string, GameState[]>): Future {
    const futures = outcomes.map(({ state, chance }) => ({ chance, future: this.#until(state, asked) }));
    return (worthOf) => futures.reduce((sum, { chance, future }) => sum + chance * future(worthOf), 0);
  }

  #until(state: GameState, asked: Map<string, GameState[]>): Future {
    const over = this.#settled(state);
    if (over !== null) return () => over;
    this.#spend();
    if (this.#game.toAct(state) === this.#seat) {
      const view = JSON.stringify(this.#game.view(state, this.#seat));
      const alike = asked.get(view);
      if (alike) alike.push(state);
      else asked.set(view, [state]);
      return (worthOf) => worthOf(view);
    }
    const answers = candidateKeys(this.#game, state).map((key) => this.#future(outcomesOf(this.#game, state, key), asked));
    return (worthOf) => Math.min(...answers.map((answer) => answer(worthOf)));
  }

  #spend(): void {
    if (--this.#left < 0) throw new TooLarge('more positions than may be looked at');
  }
}

type Future = (worthOf: (view: string) => number) => number;
