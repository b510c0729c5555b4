/** Clocks of one computer differ by a few minutes at most; what lies further ahead was written before a clock was set back. */
export const AHEAD_MS = 5 * 60_000;

/**
 * Sorts newest first. Where a clock was set back, what it calls the future comes last: what is done from then on is on top.
 * @param at ISO time of an item
 * @param now milliseconds since 1970
 */
export function newestFirst<T>(items: readonly T[], at: (item: T) => string, now: number): T[] {
  const isAhead = (item: T) => Number(Date.parse(at(item)) > now + AHEAD_MS);
  return items.toSorted((a, b) => isAhead(a) - isAhead(b) || Number(at(a) < at(b)) - Number(at(a) > at(b)));
}
