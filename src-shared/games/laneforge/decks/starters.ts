import { CONTENT_VERSION } from '../content-version.ts';
import { FACTIONS } from '../types.ts';
import type { FactionDeck } from './deck-schema.ts';
import { generateFactionDeck } from './generate.ts';

const STARTER_SEEDS = ['STARTER1', 'STARTER2'];

/** The ready-made decks: two of each faction (LN-20.16). */
export const STARTERS: readonly { id: string; deck: FactionDeck }[] = FACTIONS.flatMap((faction) =>
  STARTER_SEEDS.map((seed, i) => ({ id: `${faction}-starter-${i + 1}`, deck: generateFactionDeck(CONTENT_VERSION, faction, seed) })),
);
