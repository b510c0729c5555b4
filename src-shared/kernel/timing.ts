/**
 * How the people of a match share out time: what a match was begun with, and what is left of it. The rules never read any of it: time belongs
 * to the host, and a match goes the same way without.
 */
import { z } from 'zod';

const count = z.number().int().nonnegative();

const clockSchema = z.strictObject({
  /** Seconds that a seat has for its decisions in one turn. */
  turnS: count,
  /** Seconds that it has beside, for the whole match. */
  reserveS: count,
});
/** The clock of each person's seat. */
export type ClockRules = z.infer<typeof clockSchema>;

/** As a match keeps it. What a table may choose says `protocol/timing.ts`. */
export const keptTimingSchema = z.strictObject({
  /** null: everybody takes the time that they want. */
  clock: clockSchema.nullable(),
});
export type Timing = z.infer<typeof keptTimingSchema>;

/** What a seat has left, in milliseconds. */
export const timeLeftSchema = z.strictObject({ turnMs: count, reserveMs: count });
export type TimeLeft = z.infer<typeof timeLeftSchema>;

/** All clocks of a match at one moment. `turn`: that of which the seats have `turnMs` left; by seat, null where a bot sits. */
export interface ClocksKept {
  readonly turn: number;
  readonly left: readonly (TimeLeft | null)[];
}
