import type { CardSet } from '../effects/dsl.ts';
import type { LnRarity } from '../types.ts';
import { brokenDemands } from './demands.ts';
import { DECK_SETS, type FactionPool } from './pool.ts';
import { streamOf, type DeckStream } from './random.ts';

export const MOST_ATTEMPTS = 400;
const SPELL_COUNTS = [2, 3, 3, 4];
const RARITY_WEIGHT: Record<LnRarity, number> = { common: 4, uncommon: 3, rare: 2 };
const THEME_FACTOR = 3;

/** The sets of a deck and how they were found. */
export interface DrawnSets {
  sets: CardSet[];
  /** Attempts made, the one taken included. */
  attempts: number;
  /** Rules that even the best attempt broke; empty unless all of them failed. */
  broken: string[];
}

/** Takes `n` out of the pool by weight, without putting back. */
function take(pool: readonly CardSet[], n: number, theme: string, stream: DeckStream): CardSet[] {
  const left = pool.slice();
  const weights = left.map((set) => RARITY_WEIGHT[set.rarity] * (set.themes.includes(theme) ? THEME_FACTOR : 1));
  const taken: CardSet[] = [];
  for (let i = 0; i < n; i++) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let rest = stream.int(total);
    let at = 0;
    while (rest >= weights[at]) rest -= weights[at++];
    taken.push(left[at]);
    left.splice(at, 1);
    weights.splice(at, 1);
  }
  return taken;
}

/** One attempt: creatures, then spells (LN-20.4). */
function attempt(pool: FactionPool, theme: string, key: string): CardSet[] {
  const stream = streamOf(key);
  const spells = SPELL_COUNTS[stream.int(SPELL_COUNTS.length)];
  const creatures = take(pool.creatures, DECK_SETS - spells, theme, stream);
  return [...creatures, ...take(pool.spells, spells, theme, stream)];
}

/** The first attempt that meets every demand, else the earliest of those that break the fewest (LN-20.3, LN-20.11). */
export function drawSets(pool: FactionPool, theme: string, key: string): DrawnSets {
  let best: Omit<DrawnSets, 'attempts'> | null = null;
  for (let a = 0; a < MOST_ATTEMPTS; a++) {
    const sets = attempt(pool, theme, `${key}|${a}`);
    const broken = brokenDemands(sets, theme, pool);
    if (broken.length === 0) return { sets, attempts: a + 1, broken };
    if (best === null || broken.length < best.broken.length) best = { sets, broken };
  }
  return { ...best!, attempts: MOST_ATTEMPTS };
}
