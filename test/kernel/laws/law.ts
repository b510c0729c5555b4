import { deepStrictEqual } from 'node:assert';
import type { EventCut } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction } from '../../../src-shared/kernel/game.ts';
import type { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';

/** What the suite cannot learn from the contract and each game's tests must supply. */
export interface ConformanceHooks<S extends GameState = GameState> {
  /** Configs to try: different decks, maps and options by index. */
  config(index: number): unknown;
  /** How many there are of everything that is neither made nor lost, e.g. cards per loadout. Never changes. */
  census(state: S): Record<string, number>;
  /**
   * Another world that `viewer` cannot tell from this one, made by permuting what is hidden from it in the true
   * state (rival's hand with its deck, deck orders…). A copy; the original stays as it is.
   */
  scramble(state: S, viewer: number, random: Random): S;
  /** Paths in a state of what clones share since it is never changed in place, `*` for any place in a list: `entities.*.fx`. */
  shared: readonly string[];
  /** Could this seat's rival's view differ in what the seat cannot see? */
  hasSecrets(state: S, seat: number): boolean;
  /** A longer random game means that it does not end. */
  maxDecisions: number;
}

/** Everything a law may look at: one random game under way. */
export interface Trial {
  game: Game;
  hooks: ConformanceHooks;
  state: GameState;
  /** What each seat was told since the start. */
  told: EventCut;
  random: Random;
  decisions: number;
  /** Different actions seen so far in this game, to be tried where they are not legal. */
  seen: Map<string, GameAction>;
}

/** A law of the contract that a game does not keep. The message starts with the law's name. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  constructor(law: string, detail: string, options?: ErrorOptions) {
    super(`${law}: ${detail}`, options);
  }
}

export function must(law: string, holds: boolean, detail: () => string): asserts holds {
  if (!holds) throw new LawBroken(law, detail());
}

export function mustEqual(law: string, actual: unknown, expected: unknown): void {
  try {
    deepStrictEqual(actual, expected);
  } catch (error) {
    throw new LawBroken(law, (error as Error).message, { cause: error });
  }
}

/**
 * What may not change by looking: everything that matters for the further game, and the draws. States may keep what
 * they have worked out (sight, derived numbers), so a change of those alone is none.
 */
export const substance = (game: Game, state: GameState): string => `${game.hash(state)} after ${state.rng.drawn} draws`;

export const json = (value: unknown): string => JSON.stringify(value);
export const viaJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const KEYS = new Int32Array(8192);

export function legalKeys(game: Game, state: GameState): number[] {
  return Array.from(KEYS.subarray(0, game.legal(state, KEYS)));
}

export function candidateKeys(game: Game, state: GameState): number[] {
  return Array.from(KEYS.subarray(0, game.candidates(state, KEYS)));
}

export const seatsOf = (game: Game, state: GameState): number[] => Array.from({ length: game.seatCount(state) }, (_, seat) => seat);
