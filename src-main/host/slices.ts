/** So long at a time: nobody notices that the host is not free. */
const SLICE_MS = 8;

/** Does long work in slices, so that everybody's messages get their turn in between. */
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
