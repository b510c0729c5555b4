import type { GameLibrary, LibraryKind } from '../../kernel/library.ts';
import { defOf, isKnownCard } from './catalog.ts';
import { checkLoadout } from './loadouts/check.ts';
import { STARTERS } from './loadouts/index.ts';
import { hxLoadoutSchema, type HxLoadout } from './loadouts/schema.ts';
import { checkMap } from './maps/check.ts';
import { MAPS } from './maps/index.ts';
import { hxMapSchema, type HxMap } from './maps/schema.ts';

const loadout: LibraryKind<HxLoadout> = {
  schema: hxLoadoutSchema,
  check: checkLoadout,
  name: (value) => value.name,
  renamed: (value, name) => ({ ...value, name }),
  note: (value) =>
    `Commander ${isKnownCard(value.commander) ? defOf(value.commander).spec.name : value.commander}, forges ${value.forges.map((f) => f.name).join(', ')}`,
  builtIn: STARTERS.map(({ id, loadout: value }) => ({ id, value })),
};

const map: LibraryKind<HxMap> = {
  schema: hxMapSchema,
  check: checkMap,
  name: (value) => value.name,
  renamed: (value, name) => ({ ...value, name }),
  note: (value) =>
    `${value.tiles.length} tiles, ${value.tiles.filter((t) => t.type === 'mineral').length} minerals, ${value.tiles.filter((t) => t.type === 'wall').length} walls`,
  builtIn: MAPS.map(({ id, map: value }) => ({ id, value })),
};

/** Loadouts and maps that players keep as files. */
export const library: GameLibrary = { kinds: { loadout: loadout as LibraryKind, map: map as LibraryKind }, codes: /^HF\d/i };
