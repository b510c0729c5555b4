import type { GameEvent } from './events.ts';

/** Something that must be seen in a certain share of all matches. */
export interface TableMark<E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly name: string;
  /** Smallest share of matches, 0…1. */
  readonly share: number;
  shows(event: E): boolean;
}

/** What a game for many seats promises of whole matches between equal players; `npm run balance` measures it. */
export interface TableBalance<E extends GameEvent = GameEvent> {
  /** Players at the measured table, and the default number of matches. */
  readonly seats: number;
  readonly matches: number;
  /** Every match is decided within so many turns. */
  readonly turns: number;
  /** Least and most rounds (turns for each player) of the match in the middle. */
  readonly rounds: readonly [number, number];
  /** Smallest and largest share of matches won from any seat. */
  readonly seatShare: readonly [number, number];
  readonly marks: readonly TableMark<E>[];
}
