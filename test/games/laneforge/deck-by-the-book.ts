import { CHAMPIONS } from '../../../src-shared/games/laneforge/champions/index.ts';
import { streamOf } from '../../../src-shared/games/laneforge/decks/random.ts';
import type { CardSet } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { FACTION_INFO } from '../../../src-shared/games/laneforge/factions.ts';
import { SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import type { LnFaction } from '../../../src-shared/games/laneforge/types.ts';

/*
 * The checklist's LN-20.3–20.13 written down a second time, sentence by sentence and without regard to speed. The
 * generator is held against it; only the stream of numbers is shared, which has vectors of its own (LN-20.2).
 */

const keyOf = (version: number, faction: LnFaction, seed: string): string => `LNDECK|${version}|${faction}|${seed}`;
const poolOf = (faction: LnFaction): CardSet[] => SETS.filter((set) => set.faction === faction);
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
/** In whole numbers, so that a value right on the limit is within it. */
const withinPercent = (percent: number, value: number, ideal: number): boolean => 100 * Math.abs(value - ideal) <= percent * ideal;

/** LN-20.3. */
export function themeByTheBook(version: number, faction: LnFaction, seed: string): string {
  return FACTION_INFO[faction].themes[streamOf(`${keyOf(version, faction, seed)}|theme`).int(3)].id;
}

/** LN-20.4: every unit of weight is a ticket; the drawn set's tickets leave the urn. */
export function drawnByTheBook(pool: CardSet[], theme: string, key: string): string[] {
  const stream = streamOf(key);
  const spells = [2, 3, 3, 4][stream.int(4)];
  const drawn: CardSet[] = [];
  for (const [type, n] of [['creature', 10 - spells] as const, ['spell', spells] as const])
    for (let i = 0; i < n; i++) {
      const tickets = pool
        .filter((set) => set.type === type && !drawn.includes(set))
        .flatMap((set) => {
          const weight = { common: 4, uncommon: 3, rare: 2 }[set.rarity] * (set.themes.includes(theme) ? 3 : 1);
          return Array.from({ length: weight }, () => set);
        });
      drawn.push(tickets[stream.int(tickets.length)]);
    }
  return drawn.map((set) => set.id);
}

/** LN-20.5–20.10, as a list of what is broken. */
export function brokenByTheBook(ids: string[], pool: CardSet[], theme: string): string[] {
  const sets = ids.map((id) => pool.find((set) => set.id === id)!);
  const n = (test: (set: CardSet) => boolean): number => sets.filter(test).length;
  const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;
  const broken: string[] = [];
  const creatures = n((set) => set.type === 'creature');
  if (new Set(sets.map((set) => set.name)).size !== 10 || !within(creatures, 6, 8)) broken.push('LN-20.5');
  const offBalance = [0, 1, 2].some((i) => {
    const ideal = 10 * sum(pool.map((set) => set.ratings[i]));
    return !withinPercent(4, pool.length * sum(sets.map((set) => set.ratings[i])), ideal);
  });
  if (offBalance) broken.push('LN-20.6');
  if (n((set) => set.themes.includes(theme)) < 4 || n((set) => set.rarity === 'rare') > 2) broken.push('LN-20.7');
  if (
    !within(
      n((set) => (set.tags ?? []).includes('removal')),
      1,
      3,
    )
  )
    broken.push('LN-20.8');
  if (n((set) => set.growth === 'early') < 2 || n((set) => set.growth === 'late') < 2) broken.push('LN-20.9');
  const givers = (tag: string, not: CardSet): number => n((set) => set !== not && (set.gives ?? []).includes(tag));
  if (sets.some((set) => (set.needs ?? []).some((tag) => givers(tag, set) < 2))) broken.push('LN-20.10');
  return broken;
}

export function setsByTheBook(version: number, faction: LnFaction, seed: string, theme: string): string[] {
  const pool = poolOf(faction);
  for (let a = 0; a < 400; a++) {
    const ids = drawnByTheBook(pool, theme, `${keyOf(version, faction, seed)}|${a}`);
    if (brokenByTheBook(ids, pool, theme).length === 0) return ids;
  }
  throw new Error(`no attempt for ${faction} ${seed} meets the demands`);
}

interface Triple {
  lines: string[];
  rating: number;
}

/** Every ordered triple of different lines with versions for levels 2, 3 and 4, in content order. */
function triplesByTheBook(champion: (typeof CHAMPIONS)[number]): Triple[] {
  const { lines } = champion;
  const triples: Triple[] = [];
  for (const two of lines.filter((line) => line.versions[2]))
    for (const three of lines.filter((line) => line.versions[3] && line !== two))
      for (const four of lines.filter((line) => line.versions[4] && line !== two && line !== three))
        triples.push({
          lines: [two.id, three.id, four.id],
          rating: two.versions[2]!.rating + three.versions[3]!.rating + four.versions[4]!.rating,
        });
  return triples;
}

/** Those of one Champion that LN-20.13 keeps. */
export function fairTriplesByTheBook(champion: (typeof CHAMPIONS)[number]): Triple[] {
  const all = CHAMPIONS.filter(({ faction }) => faction === champion.faction).flatMap(triplesByTheBook);
  const total = sum(all.map(({ rating }) => rating));
  return triplesByTheBook(champion).filter(({ rating }) => withinPercent(10, all.length * rating, total));
}

export function championByTheBook(version: number, faction: LnFaction, seed: string): { id: string; lines: string[] } {
  const stream = streamOf(`${keyOf(version, faction, seed)}|champion`);
  const champion = CHAMPIONS.filter((one) => one.faction === faction)[stream.int(3)];
  const kept = fairTriplesByTheBook(champion);
  return { id: champion.id, lines: kept[stream.int(kept.length)].lines };
}
