/** Longest time in which the event loop is blocked, in milliseconds. */
const SLICE_MS = 8;

/** Cooperative multitasking: runs a long computation in time slices, and lets the event loop run between them. */
export async function inSlices<T>(work: Iterator<unknown, T, void>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
