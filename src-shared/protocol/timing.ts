/** How people share out time, for the window. */
export { NO_TIMING, RESERVE_SECONDS, TURN_SECONDS, isTimed, spent } from '../kernel/timing.ts';
export type { ClocksInfo, TimeLeft, Timing } from '../kernel/timing.ts';
