import type { HxLoadout } from '../../../../src-shared/games/hexforge/loadouts/schema.ts';
import type { HxMap } from '../../../../src-shared/games/hexforge/maps/schema.ts';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';

/** Types of the library's values, which the host has validated with the game's schemas. */
export const mapOf = (entry: LibraryEntry): HxMap => entry.value as HxMap;
export const loadoutOf = (entry: LibraryEntry): HxLoadout => entry.value as HxLoadout;
