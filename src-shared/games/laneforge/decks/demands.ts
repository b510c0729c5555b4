import type { CardSet } from '../effects/dsl.ts';
import { LEVELS } from '../types.ts';
import { DECK_SETS, type FactionPool } from './pool.ts';

/* What an attempt of the generator has to meet, one rule of the checklist each. */

type Demand = (sets: readonly CardSet[], theme: string, pool: FactionPool) => boolean;

const count = (sets: readonly CardSet[], test: (set: CardSet) => boolean): number => {
  let n = 0;
  for (const set of sets) if (test(set)) n++;
  return n;
};

/** LN-20.6, in whole numbers: every level's ratings sum to within 4 % of ten times the pool's mean. */
const isBalanced: Demand = (sets, _theme, { sets: all, ratingSums }) =>
  LEVELS.every((_, i) => {
    const sum = sets.reduce((total, set) => total + set.ratings[i], 0);
    const ideal = DECK_SETS * ratingSums[i];
    return Math.abs(sum * all.length - ideal) * 25 <= ideal;
  });

/** LN-20.7. */
const keepsToItsTheme: Demand = (sets, theme) =>
  count(sets, (set) => set.themes.includes(theme)) >= 4 && count(sets, (set) => set.rarity === 'rare') <= 2;

/** LN-20.8. */
const hasSomeRemoval: Demand = (sets) => {
  const n = count(sets, (set) => set.tags?.includes('removal') === true);
  return n >= 1 && n <= 3;
};

/** LN-20.9. */
const growsEarlyAndLate: Demand = (sets) =>
  count(sets, (set) => set.growth === 'early') >= 2 && count(sets, (set) => set.growth === 'late') >= 2;

/** LN-20.10. */
const meetsItsNeeds: Demand = (sets) =>
  sets.every((set) => (set.needs ?? []).every((tag) => count(sets, (other) => other !== set && other.gives?.includes(tag) === true) >= 2));

const DEMANDS: readonly { rule: string; isMet: Demand }[] = [
  { rule: 'LN-20.6', isMet: isBalanced },
  { rule: 'LN-20.7', isMet: keepsToItsTheme },
  { rule: 'LN-20.8', isMet: hasSomeRemoval },
  { rule: 'LN-20.9', isMet: growsEarlyAndLate },
  { rule: 'LN-20.10', isMet: meetsItsNeeds },
];

/** Which of LN-20.6–20.10 ten sets of a pool break. */
export const brokenDemands = (sets: readonly CardSet[], theme: string, pool: FactionPool): string[] =>
  DEMANDS.filter(({ isMet }) => !isMet(sets, theme, pool)).map(({ rule }) => rule);
