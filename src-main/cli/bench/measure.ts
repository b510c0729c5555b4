export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value below which `share` (0…1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Three significant digits: more would pretend. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

/** Microseconds of one of the `calls` that `batch` does. */
export function usPerCall(calls: number, batch: () => void): number {
  const started = performance.now();
  batch();
  return ((performance.now() - started) * 1000) / calls;
}

/**
 * Median microseconds of one call, over `rounds` rounds in each of which `batch` does `calls` calls.
 * Early rounds warm the code up and are left out.
 */
export function medianUs(rounds: number, calls: number, batch: () => void): number {
  for (let i = 0; i < Math.max(3, rounds / 4); i++) batch();
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) times.push(usPerCall(calls, batch));
  return rounded(median(times));
}

/** Rates per second of something that says how often it was done, one for each round of about `ms`, after a round to warm up. */
export function rates(rounds: number, ms: number, once: () => number): number[] {
  const found: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const started = performance.now();
    let done = 0;
    while (performance.now() - started < ms) done += once();
    if (round >= 0) found.push((done * 1000) / (performance.now() - started));
  }
  return found;
}

/** The median of such rates. */
export const medianRate = (rounds: number, ms: number, once: () => number): number => rounded(median(rates(rounds, ms, once)));
