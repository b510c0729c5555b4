import { CHAMPIONS } from '../champions/index.ts';
import type { CardSet, ChampionSpec } from '../effects/dsl.ts';
import { SETS } from '../sets/index.ts';
import { FACTIONS, LEVELS, type LnFaction } from '../types.ts';

/** Card sets in a faction deck (LN-1.1). */
export const DECK_SETS = 10;

/** A Champion's abilities for the levels 2, 3 and 4: line ids, and the sum of their ratings. */
export interface LineTriple {
  lines: [string, string, string];
  rating: number;
}

/** What a faction's decks are made of, in content order, with the sums the generator measures by. */
export interface FactionPool {
  sets: readonly CardSet[];
  creatures: readonly CardSet[];
  spells: readonly CardSet[];
  /** Sum of the ratings of all sets, per level. */
  ratingSums: readonly number[];
  champions: readonly { spec: ChampionSpec; triples: readonly LineTriple[] }[];
}

/** Ordered triples of different lines that have versions for their levels, in content order (LN-20.13). */
export function triplesOf({ lines }: ChampionSpec): LineTriple[] {
  const triples: LineTriple[] = [];
  for (const two of lines)
    for (const three of lines)
      for (const four of lines) {
        if (two === three || two === four || three === four) continue;
        const [a, b, c] = [two.versions[2], three.versions[3], four.versions[4]];
        if (a && b && c) triples.push({ lines: [two.id, three.id, four.id], rating: a.rating + b.rating + c.rating });
      }
  return triples;
}

/** Within 10 % of the mean over all triples of the faction's Champions (LN-20.13); in whole numbers, so alike everywhere. */
function fairTriples(specs: readonly ChampionSpec[]): FactionPool['champions'] {
  const all = specs.flatMap(triplesOf);
  const sum = all.reduce((total, { rating }) => total + rating, 0);
  const isFair = ({ rating }: LineTriple): boolean => Math.abs(rating * all.length - sum) * 10 <= sum;
  return specs.map((spec) => ({ spec, triples: triplesOf(spec).filter(isFair) }));
}

export function poolOf(sets: readonly CardSet[], champions: readonly ChampionSpec[]): FactionPool {
  return {
    sets,
    creatures: sets.filter((set) => set.type === 'creature'),
    spells: sets.filter((set) => set.type === 'spell'),
    ratingSums: LEVELS.map((level) => sets.reduce((total, set) => total + set.ratings[level - 1], 0)),
    champions: fairTriples(champions),
  };
}

export const POOLS = Object.fromEntries(
  FACTIONS.map((faction) => [
    faction,
    poolOf(
      SETS.filter((set) => set.faction === faction),
      CHAMPIONS.filter((champion) => champion.faction === faction),
    ),
  ]),
) as Readonly<Record<LnFaction, FactionPool>>;
