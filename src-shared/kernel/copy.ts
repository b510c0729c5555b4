import type { Choice, Outcome } from './state.ts';

/* Small parts of every game's hand-written `clone`. */

/** Copies numbers into a reused array. */
export function fill(from: readonly number[], into: number[]): number[] {
  const n = from.length;
  // Setting a length is dear, even to what it is already.
  if (into.length !== n) into.length = n;
  for (let i = 0; i < n; i++) into[i] = from[i];
  return into;
}

export const copyOutcome = (o: Outcome | null): Outcome | null =>
  o && { winners: o.winners.slice(), ranking: o.ranking.slice(), reason: o.reason };

/** For choices whose members are plain numbers and strings. */
export const copyChoice = <C extends Choice>(choice: C | null): C | null => choice && { ...choice };
