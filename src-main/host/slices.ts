import { realClock } from './env/clock.ts';
import type { Clock } from './env/clock.ts';

/** Longest time in which the event loop is blocked, in milliseconds. */
const SLICE_MS = 8;

/** Cooperative multitasking: runs a long computation in time slices, and lets the event loop run between them. */
export async function inSlices<T>(work: Iterator<unknown, T, void>, clock: Clock = realClock): Promise<T> {
  for (;;) {
    const end = clock.ticks() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (clock.ticks() < end);
    await new Promise<void>((resolve) => clock.soon(resolve));
  }
}
