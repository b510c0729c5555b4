import type { OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';

/** Types of the library's values, which the host has validated with the game's schemas. */
export const deckOf = (entry: LibraryEntry): OnlineDeck => entry.value as OnlineDeck;
