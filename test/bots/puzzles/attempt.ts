import { createBot, decide, type BotHooks, type BotId } from '../../../src-shared/bots/index.ts';
import { Recording } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction } from '../../../src-shared/kernel/game.ts';
import { Claim } from './claim.ts';
import { follow, goOn, requestAt, type Place, type Puzzle } from './recipe.ts';
import { TooLarge } from './solver.ts';

/** Decisions of a solution, others' answers included. */
const LONGEST = 60;

const still: BotHooks = { now: () => 0, cancelled: () => false };

export interface Blunder {
  action: GameAction;
  /** What was possible, and the most that is left. */
  before: number;
  after: number;
}

/** A puzzle with what is proved about it along the way; the same for every bot. */
export class Exercise {
  readonly puzzle: Puzzle;
  readonly #game: Game;
  readonly #start: Place;
  readonly #claims = new Map<string, Claim>();

  constructor(game: Game, puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.#game = game;
    this.#start = follow(game, puzzle);
  }

  get claim(): Claim {
    return this.#claimAt(this.#start, '');
  }

  get seat(): number {
    return this.#game.toAct(this.#start.state)!;
  }

  /** Lets a bot play on until the puzzle is solved or spoilt; the others do the routine thing. */
  attempt(bot: BotId, seed: string): Blunder | null {
    const game = this.#game;
    const mind = createBot(bot, game);
    const { seat } = this;
    const { told } = this.#start;
    const place: Place = { state: game.clone(this.#start.state), told: Recording.after(told) };
    const until = game.turn(place.state) + this.puzzle.turns;
    const path: number[] = [];
    while (game.toAct(place.state) !== null && game.turn(place.state) <= until && path.length < LONGEST) {
      let action = game.decode(place.state, game.routine(place.state));
      if (game.toAct(place.state) === seat) {
        const claim = this.#claimAt(place, path.join());
        if (!this.#holds(claim)) return null;
        ({ action } = decide(mind, requestAt(game, place, `${seed} ${path.length}`, {}), still));
        if (claim.isMistake(action)) return { action, before: claim.best.value, after: claim.most(game.key(place.state, action)) };
      }
      const choice = indexOf(game, place, action);
      path.push(choice);
      goOn(game, place, choice);
    }
    return null;
  }

  /** On the way nothing may be left to spoil, or too much may be possible for a proof that something is. */
  #holds(claim: Claim): boolean {
    try {
      return claim.holds;
    } catch (error) {
      if (error instanceof TooLarge) return false;
      throw error;
    }
  }

  #claimAt(place: Place, path: string): Claim {
    let claim = this.#claims.get(path);
    if (!claim) {
      claim = new Claim(this.#game, { state: this.#game.clone(place.state) }, this.puzzle);
      this.#claims.set(path, claim);
    }
    return claim;
  }
}

export function indexOf(game: Game, { state }: Place, action: GameAction): number {
  const wanted = JSON.stringify(action);
  return game.actions(state).findIndex((offered) => JSON.stringify(offered) === wanted);
}
