import type { FactionDeck } from '../../../../src-shared/games/laneforge/decks/deck-schema.ts';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';

/** Types of the library's values, which the host has validated with the game's schemas. */
export const deckOf = (entry: LibraryEntry): FactionDeck => entry.value as FactionDeck;
