import type { Random } from '../../../kernel/rng.ts';
import { CONTENT_VERSION } from '../content-version.ts';
import { FACTIONS } from '../types.ts';
import type { FactionDeck } from './deck-schema.ts';
import { generateFactionDeck } from './generate.ts';

/** Two generated decks of different factions, for series between bots and for the exhaustive runner. */
export function randomPair(random: Random): [FactionDeck, FactionDeck] {
  const first = random.below(FACTIONS.length);
  const second = (first + 1 + random.below(FACTIONS.length - 1)) % FACTIONS.length;
  const roll = (faction: number): FactionDeck => generateFactionDeck(CONTENT_VERSION, FACTIONS[faction], random.seed().toUpperCase());
  return [roll(first), roll(second)];
}
