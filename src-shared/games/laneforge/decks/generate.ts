import { FACTION_INFO, type LnTheme } from '../factions.ts';
import type { LnFaction } from '../types.ts';
import { deckCode, seedProblem } from './code.ts';
import type { FactionDeck } from './deck-schema.ts';
import { drawSets } from './draw.ts';
import { POOLS, type FactionPool } from './pool.ts';
import { streamOf } from './random.ts';

/** A deck and how the generator came to it. */
export interface GeneratedDeck {
  deck: FactionDeck;
  theme: LnTheme;
  /** Attempts made, the one taken included. */
  attempts: number;
  /** Rules that even the best attempt broke (LN-20.11); empty unless all of them failed. */
  broken: string[];
}

/** Any of the faction's Champions alike, with any of its fair triples alike (LN-20.13). */
function chooseChampion({ champions }: FactionPool, key: string): { id: string; name: string; lines: string[] } {
  const stream = streamOf(`${key}|champion`);
  const { spec, triples } = champions[stream.int(champions.length)];
  return { id: spec.id, name: spec.name, lines: [...triples[stream.int(triples.length)].lines] };
}

/**
 * The deck of a version, faction and seed, with an account of how it was found.
 * @throws for a seed that is none
 */
export function generateWithAccount(contentVersion: number, faction: LnFaction, seed: string): GeneratedDeck {
  const problem = seedProblem(seed);
  if (problem !== null) throw new Error(problem);
  const { themes } = FACTION_INFO[faction];
  const key = `LNDECK|${contentVersion}|${faction}|${seed}`;
  const theme = themes[streamOf(`${key}|theme`).int(themes.length)];
  const { sets, attempts, broken } = drawSets(POOLS[faction], theme.id, key);
  const champion = chooseChampion(POOLS[faction], key);
  const deck: FactionDeck = {
    code: deckCode({ contentVersion, faction, seed }),
    name: `${theme.name} of ${champion.name}`,
    faction,
    sets: sets.map((set) => set.id),
    champion: { id: champion.id, lines: champion.lines },
  };
  return { deck, theme, attempts, broken };
}

/** Pure: the same three inputs give the same bytes everywhere (LN-20.1). */
export const generateFactionDeck = (contentVersion: number, faction: LnFaction, seed: string): FactionDeck =>
  generateWithAccount(contentVersion, faction, seed).deck;
