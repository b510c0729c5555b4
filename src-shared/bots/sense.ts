import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Sense } from '../kernel/sense.ts';
import type { GameState } from '../kernel/state.ts';
import { carryOut } from './common.ts';
import { isMidway, type CheckedJudgement, type LeafCheck } from './lookahead.ts';

/** How far a move is beneath a player with sense; the higher, the rather another is taken. */
export const FAULT = { none: 0, absurd: 1, harmsItself: 2, strikesNewcomer: 3 } as const;

/** Differences of assets below this are rounding. */
const TINY = 1e-9;

/**
 * Common sense of the lower levels, for one sampled world: drops moves that are absurd, or that strike a person who has not had a turn
 * yet, as long as others remain.
 */
export class CommonSense implements LeafCheck {
  readonly #game: Game;
  readonly #sense: Sense<GameState>;
  readonly #world: GameState;
  readonly #seat: Seat;
  /** People who have not had a turn. */
  readonly #spared: readonly Seat[];
  /** What each seat has if nothing is done now; what is under way is carried out first. */
  readonly #before: readonly (readonly number[])[];
  /** The turn in which that is. */
  readonly #turn: number;

  constructor(game: Game, sense: Sense<GameState>, world: GameState, people: readonly Seat[]) {
    this.#game = game;
    this.#sense = sense;
    this.#world = world;
    this.#seat = game.toAct(world)!;
    this.#spared = people.filter((seat) => seat !== this.#seat && !sense.hasBegun(world, seat));
    const idle = game.clone(world);
    if (!isMidway(game, idle)) carryOut(game, idle);
    this.#before = this.#assetsOf(idle);
    this.#turn = game.turn(idle);
  }

  /** A step of the choice, before it is taken. */
  step(state: GameState, key: number): number {
    if (this.#spared.some((seat) => this.#sense.isBlowAt(state, key, seat))) return FAULT.strikesNewcomer;
    return this.#sense.isFolly?.(state, key) ? FAULT.absurd : FAULT.none;
  }

  /** The whole choice that began with `key`, by what has come of it. */
  leaf(key: number, after: GameState): number {
    const sameTurn = this.#game.turn(after) === this.#turn;
    const isDeed = this.#sense.isDeed(this.#world, key);
    if (!isDeed && this.#spared.length === 0) return FAULT.none;
    const now = this.#assetsOf(after);
    // What passes with the turn is nobody's blow.
    if (sameTurn && this.#spared.some((seat) => isLess(now[seat], this.#before[seat]))) return FAULT.strikesNewcomer;
    if (!isDeed || after.result !== null || !this.#isInVain(now)) return FAULT.none;
    return isLess(now[this.#seat], this.#before[this.#seat]) ? FAULT.harmsItself : FAULT.absurd;
  }

  /** The moves without those that a player with sense leaves. */
  sift(judged: readonly CheckedJudgement[]): readonly CheckedJudgement[] {
    const isGood = ({ key, fault }: CheckedJudgement) => fault === FAULT.none && this.#sense.isBoon(this.#world, key);
    const hasBoon = judged.some(isGood);
    const faultOf = ({ key, fault }: CheckedJudgement) =>
      Math.max(fault, hasBoon && this.#sense.forgoes(this.#world, key) ? FAULT.absurd : 0);
    const least = Math.min(...judged.map(faultOf));
    return judged.filter((one) => faultOf(one) === least);
  }

  #assetsOf = (state: GameState): number[][] =>
    Array.from({ length: this.#game.seatCount(state) }, (_, seat) => [...this.#sense.assets(state, seat)]);

  /** Nowhere better for the seat than before: nothing gained, and nobody else has lost anything. */
  #isInVain(now: readonly (readonly number[])[]): boolean {
    return now.every((assets, seat) => (seat === this.#seat ? !isMore(assets, this.#before[seat]) : !isLess(assets, this.#before[seat])));
  }
}

const isMore = (now: readonly number[], before: readonly number[]): boolean => now.some((n, i) => n > before[i] + TINY);
const isLess = (now: readonly number[], before: readonly number[]): boolean => now.some((n, i) => n < before[i] - TINY);
