import type { RngState } from './rng.ts';
import type { Seat } from './seat.ts';

/** How a game ended. `winners` is empty only in a draw. */
export interface Outcome {
  winners: Seat[];
  /** 1 = best, per seat; tied seats share a rank. */
  ranking: number[];
  /** Machine-readable cause, worded by the game's text module: `baseFell`, `conceded`, `turnLimit`… */
  reason: string;
}

/**
 * What every game state has. Plain JSON: numbers, strings, arrays, plain objects; no class, Map,
 * closure, NaN or undefined member. A state may share what never changes (map, config) with its clones.
 */
export interface GameState {
  /** Index into the compiled flow's leaves. Only flow drivers write it. */
  phase: number;
  rng: RngState;
  /** Pending work, newest last. Resolution never hides in the call stack. */
  agenda: AgendaItem[];
  /** The pending decision, which the agenda waits for; null while there is none. */
  choice: Choice | null;
  result: Outcome | null;
}

/** One step of pending work: plain data that names the code to run. */
export interface AgendaItem {
  /** Which of the game's agenda handlers takes it. */
  do: string;
}

/** A pending decision in the middle of resolving or of playing something. */
export interface Choice {
  seat: Seat;
  /** Which of the game's choice kinds it is. */
  kind: string;
}
