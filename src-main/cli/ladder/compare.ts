import type { DealResult } from '../../arena/plan.ts';

/** How matches that were played again ended beside those that are kept. */
export interface Comparison {
  alike: number;
  other: number;
}

const endings = ({ matches }: DealResult): string[] =>
  matches.map(({ winners, reason, decisions }) => JSON.stringify([winners, reason, decisions]));

/** With the same seeds and iterations matches go the same way on every machine; deals that are not kept are left out. */
export function compare(kept: ReadonlyMap<number, DealResult>, played: readonly DealResult[]): Comparison {
  const comparison: Comparison = { alike: 0, other: 0 };
  for (const result of played) {
    const before = kept.get(result.deal);
    if (!before) continue;
    const expected = endings(before);
    endings(result).forEach((ending, i) => comparison[ending === expected[i] ? 'alike' : 'other']++);
  }
  return comparison;
}

export const inWords = ({ alike, other }: Comparison): string =>
  alike + other === 0 ? 'none of these is kept' : `${alike} of ${alike + other} went as those kept did`;
