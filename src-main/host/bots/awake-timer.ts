import type { Clock, Timer } from '../env/clock.ts';

/** A timer that is later than this was held up by a sleeping or stopped computer. */
const LATE_MS = 1000;

/**
 * A timer that starts once more when it fires far too late, after the computer slept: what other processes sent meanwhile is heard
 * first.
 */
export function awakeTimer(clock: Clock, ms: number, run: () => void): Timer {
  const due = clock.ticks() + ms;
  let timer = clock.after(ms, () => {
    if (clock.ticks() - due > LATE_MS) timer = clock.after(ms, run);
    else run();
  });
  return { cancel: () => timer.cancel() };
}
