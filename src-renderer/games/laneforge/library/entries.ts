import type { FactionDeck } from '../../../../src-shared/games/laneforge/decks/deck-schema.ts';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';

/** The library's values are the game's own types: the host has checked them with the game's schemas. */
export const deckOf = (entry: LibraryEntry): FactionDeck => entry.value as FactionDeck;
