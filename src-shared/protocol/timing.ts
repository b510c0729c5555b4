/** What a table may choose of time, and what its people are shown of it. */
import { z } from 'zod';
import type { Seat } from '../kernel/seat.ts';
import type { TimeLeft, Timing } from '../kernel/timing.ts';

export type { TimeLeft, Timing } from '../kernel/timing.ts';

/** Seconds that a seat may have for its decisions in one turn. */
export const TURN_SECONDS = [60, 120, 180, 300] as const;
/** Seconds that a seat may have beside, for the whole match. */
export const RESERVE_SECONDS = [0, 300, 600, 1200] as const;

const clockSchema = z.strictObject({
  turnS: z.literal(TURN_SECONDS, { error: `a turn has ${TURN_SECONDS.join(', ')} seconds` }),
  reserveS: z.literal(RESERVE_SECONDS, { error: `the reserve has ${RESERVE_SECONDS.join(', ')} seconds` }),
});
export const timingSchema: z.ZodType<Timing> = z.strictObject({ clock: clockSchema.nullable() });

export const NO_TIMING: Timing = { clock: null };

/** There are clocks. */
export const isTimed = ({ clock }: Timing): boolean => clock !== null;

/** First the time of the turn, then the reserve. */
export function spent({ turnMs, reserveMs }: TimeLeft, ms: number): TimeLeft {
  const beyond = Math.max(0, ms - turnMs);
  return { turnMs: Math.max(0, turnMs - ms), reserveMs: Math.max(0, reserveMs - beyond) };
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
