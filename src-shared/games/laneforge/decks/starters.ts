import { CONTENT_VERSION } from '../content-version.ts';
import { FACTIONS } from '../types.ts';
import type { FactionDeck } from './deck-schema.ts';
import { generateFactionDeck } from './generate.ts';

const STARTER_SEEDS = ['STARTER1', 'STARTER2'];

/** The ready-made decks: two of each faction (LN-20.16). */
export const STARTERS: readonly { id: string; deck: FactionDeck }[] = FACTIONS.flatMap((faction) =>
  STARTER_SEEDS.map((seed, i) => ({ id: `${faction}-starter-${i + 1}`, deck: generateFactionDeck(CONTENT_VERSION, faction, seed) })),
);

const NUMERALS = ['I', 'II'];

/**
 * The same as a library shows them: where two share a theme and a Champion, and so a name, a numeral tells them apart.
 * The name is no part of what a code makes.
 */
export const NAMED_STARTERS: typeof STARTERS = STARTERS.map(({ id, deck }) => {
  const namesakes = STARTERS.filter((other) => other.deck.name === deck.name);
  if (namesakes.length === 1) return { id, deck };
  return { id, deck: { ...deck, name: `${deck.name} ${NUMERALS[namesakes.findIndex((other) => other.id === id)]}` } };
});
