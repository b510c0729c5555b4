import type { GameLibrary, LibraryKind } from '../../kernel/library.ts';
import { championOf } from './catalog.ts';
import { checkFactionDeck } from './decks/check.ts';
import { factionDeckSchema, type FactionDeck } from './decks/deck-schema.ts';
import { NAMED_STARTERS } from './decks/starters.ts';
import { FACTION_INFO } from './factions.ts';

const loadout: LibraryKind<FactionDeck> = {
  schema: factionDeckSchema,
  check: checkFactionDeck,
  name: (value) => value.name,
  renamed: (value, name) => ({ ...value, name }),
  note: (value) => `${FACTION_INFO[value.faction].name}, Champion ${championOf(value.champion.id).spec.name}, ${value.code}`,
  builtIn: NAMED_STARTERS.map(({ id, deck }) => ({ id, value: deck })),
};

/** Faction decks that players keep as files. */
export const library: GameLibrary = { kinds: { loadout: loadout as LibraryKind }, codes: /^LF\d/i };
