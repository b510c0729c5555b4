import type { GameLibrary, LibraryKind } from '../../kernel/library.ts';
import { DEFS, findCard } from './catalog.ts';
import { checkList } from './decks/check.ts';
import type { WrList } from './decks/list.ts';
import { READY_LISTS } from './decks/lists/index.ts';
import { wrListSchema } from './decks/schema.ts';
import { factionName, MODE_NAMES } from './text/names.ts';

function note({ mode, warlord }: WrList): string {
  const def = DEFS[findCard(warlord)];
  return def ? `${MODE_NAMES[mode]}, ${factionName(def.spec.faction)}, ${def.name}` : MODE_NAMES[mode];
}

const loadout: LibraryKind<WrList> = {
  schema: wrListSchema,
  check: checkList,
  name: (value) => value.name,
  renamed: (value, name) => ({ ...value, name }),
  note,
  builtIn: READY_LISTS.map((value) => ({ id: value.id, value })),
};

/** Lists that players keep as files. */
export const library: GameLibrary = { kinds: { loadout: loadout as LibraryKind }, codes: /^WF\d/i };
