/**
 * How the people of a match share out time: what a table chooses, and what is left of it. The rules never read any of it: time belongs to the
 * host, and a match goes the same way without.
 */
import { z } from 'zod';
import type { Seat } from './seat.ts';

/** Seconds that a seat may have for its decisions in one turn. */
export const TURN_SECONDS = [60, 120, 180, 300] as const;
/** Seconds that a seat may have beside, for the whole match. */
export const RESERVE_SECONDS = [0, 300, 600, 1200] as const;

const clockSchema = z.strictObject({
  turnS: z.literal(TURN_SECONDS, { error: `a turn has ${TURN_SECONDS.join(', ')} seconds` }),
  reserveS: z.literal(RESERVE_SECONDS, { error: `the reserve has ${RESERVE_SECONDS.join(', ')} seconds` }),
});
/** The clock of each person's seat. */
export type ClockRules = z.infer<typeof clockSchema>;

/** What a table chooses. */
export const timingSchema = z.strictObject({
  /** null: everybody takes the time that they want. */
  clock: clockSchema.nullable(),
});
export type Timing = z.infer<typeof timingSchema>;

export const NO_TIMING: Timing = { clock: null };

/** There are clocks. */
export const isTimed = ({ clock }: Timing): boolean => clock !== null;

const ms = z.number().int().nonnegative();
/** What a seat has left, in milliseconds. */
export const timeLeftSchema = z.strictObject({ turnMs: ms, reserveMs: ms });
export type TimeLeft = z.infer<typeof timeLeftSchema>;

/** First the time of the turn, then the reserve. */
export function spent({ turnMs, reserveMs }: TimeLeft, ms: number): TimeLeft {
  const beyond = Math.max(0, ms - turnMs);
  return { turnMs: Math.max(0, turnMs - ms), reserveMs: Math.max(0, reserveMs - beyond) };
}

/** All clocks of a match at one moment. `turn`: that of which the seats have `turnMs` left; by seat, null where a bot sits. */
export interface ClocksKept {
  readonly turn: number;
  readonly left: readonly (TimeLeft | null)[];
}

/** Clocks as everybody at the match is shown them. */
export interface ClocksInfo {
  /** The seat whose time runs. */
  readonly running: Seat | null;
  /** Milliseconds before its time does. */
  readonly graceMs: number;
  /** By seat, at the moment of the frame; null where a bot sits. */
  readonly left: readonly (TimeLeft | null)[];
}
