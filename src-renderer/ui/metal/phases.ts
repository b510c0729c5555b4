import type { Term } from '../terms/term.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';

/** One piece of the phase bar. */
export interface BarPhase {
  name: string;
  /** Short word on the bar. */
  label: string;
  /** What happens in it. */
  term: Term;
  /** Players decide in it. */
  interactive: boolean;
  /** Has stops for other seats' turns; by default equal to whether players decide. */
  stops?: boolean;
  /** The only seat that takes part in it. */
  seat?: Seat;
}
