/** One piece of the phase bar. */
export interface BarPhase {
  name: string;
  /** Short word on the bar. */
  label: string;
  /** Players decide here, so it takes stops. */
  interactive: boolean;
}
