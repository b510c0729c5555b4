import { isDeepStrictEqual } from 'node:util';
import type { DealResult, MatchLine } from '../../arena/plan.ts';

/** How matches that were played again ended beside those that are kept. */
export interface Comparison {
  alike: number;
  other: number;
}

const isSame = (a: MatchLine, b: MatchLine): boolean =>
  isDeepStrictEqual([a.winners, a.reason, a.decisions], [b.winners, b.reason, b.decisions]) &&
  (a.course === undefined || b.course === undefined || a.course === b.course);

/** With the same seeds and iterations matches go the same way on every machine; deals that are not kept are left out. */
export function compare(kept: ReadonlyMap<number, DealResult>, played: readonly DealResult[]): Comparison {
  const comparison: Comparison = { alike: 0, other: 0 };
  for (const result of played) {
    const before = kept.get(result.deal);
    if (!before) continue;
    result.matches.forEach((match, i) => comparison[isSame(match, before.matches[i]) ? 'alike' : 'other']++);
  }
  return comparison;
}

export const inWords = ({ alike, other }: Comparison): string =>
  alike + other === 0 ? 'none of these is kept' : `${alike} of ${alike + other} went as those kept did`;
