import type { Game, GameAction } from '../../../src-shared/kernel/game.ts';
import type { GameId } from '../../../src-shared/games/index.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { candidateKeys } from '../../kernel/laws/law.ts';
import { HOOKS } from '../../games/hooks.ts';
import type { Place } from './recipe.ts';
import { Solver, type Goal } from './solver.ts';

/** Worlds besides the true one that look to the seat like it: what is hidden is exchanged, whatever bots believe of it. */
const IMAGINED = 4;
/** Positions looked at before a puzzle counts as too large: a few seconds at most. */
const POSITIONS = 60_000;
/** A win at hand is at least so certain, and who does not take it loses at least so much of that chance. */
const SURE = 0.9;
const COST = 0.1;
/** A chance to live on that is worth having, this turn and in one to come; who throws it away falls for certain. */
const HOPE = 0.1;
const LATER_HOPE = 0.5;
/** For sums of shares. */
const ROUNDING = 1e-9;

export interface Choice {
  key: number;
  value: number;
}

/** What is proved about a position, and what follows from it for each choice there. */
export class Claim {
  readonly #game: Game;
  readonly #worlds: GameState[];
  readonly #solver: Solver;
  readonly #goal: Goal;
  readonly #most = new Map<number, number>();
  #best: Choice | undefined;

  constructor(game: Game, { state }: Pick<Place, 'state'>, goal: Goal, positions = POSITIONS) {
    const seat = game.toAct(state)!;
    const random = new Random('imagined');
    this.#game = game;
    this.#goal = goal;
    this.#worlds = [state, ...Array.from({ length: IMAGINED }, () => HOOKS[game.id as GameId].scramble(state, seat, random))];
    this.#solver = new Solver(game, goal, state, positions);
  }

  /** The best choice with the chance that it gives for certain, whatever is hidden and whatever others do. */
  get best(): Choice {
    return (this.#best ??= this.#search());
  }

  /** The best choice gives enough, and some other choice throws it away. */
  get holds(): boolean {
    const { aim, turns } = this.#goal;
    const enough = aim === 'win' ? SURE : turns > 0 ? LATER_HOPE : HOPE;
    return this.best.value >= enough - ROUNDING && this.keys().some((key) => this.isBlunder(key));
  }

  isBlunder(key: number): boolean {
    return this.most(key) <= (this.#goal.aim === 'win' ? this.best.value - COST : 0) + ROUNDING;
  }

  isMistake(action: GameAction): boolean {
    return this.isBlunder(this.#game.key(this.#worlds[0], action));
  }

  /** The most that a choice can still reach, even if everything hidden were known after it. */
  most(key: number): number {
    let mean = this.#most.get(key);
    if (mean === undefined) {
      mean = this.#worlds.reduce((sum, world) => sum + this.#solver.mostAfter(world, key), 0) / this.#worlds.length;
      this.#most.set(key, mean);
    }
    return mean;
  }

  keys(): number[] {
    return candidateKeys(this.#game, this.#worlds[0]);
  }

  #search(): Choice {
    const hopes = this.keys().map((key) => ({ key, value: this.most(key) }));
    hopes.sort((a, b) => b.value - a.value);
    let best = { key: hopes[0].key, value: -1 };
    for (const { key, value: hope } of hopes) {
      if (hope <= best.value) break;
      const value = this.#solver.leastAfter(this.#worlds, key);
      if (value > best.value) best = { key, value };
    }
    return best;
  }
}
