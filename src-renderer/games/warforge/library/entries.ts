import type { WrList } from '../../../../src-shared/games/warforge/decks/list.ts';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';

/** Types of the library's values, which the host has validated with the game's schemas. */
export const listOf = (entry: LibraryEntry): WrList => entry.value as WrList;
