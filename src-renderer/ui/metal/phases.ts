import type { Seat } from '../../../src-shared/kernel/seat.ts';

/** One piece of the phase bar. */
export interface BarPhase {
  name: string;
  /** Short word on the bar. */
  label: string;
  /** Players decide here. */
  interactive: boolean;
  /** Takes stops where players may be asked to answer; default: wherever they decide. */
  stops?: boolean;
  /** Whose it alone is. */
  seat?: Seat;
}
