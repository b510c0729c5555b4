import type { HxMap } from '../../../../src-shared/games/hexforge/maps/schema.ts';
import { TILE_NAMES } from '../../../../src-shared/games/hexforge/text/names.ts';
import type { HxHex, HxTileType } from '../../../../src-shared/games/hexforge/types.ts';
import { plural } from '../../../app/words/people.ts';

const distance = (a: HxHex, b: HxHex): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

export function tileCounts(map: HxMap): Record<HxTileType, number> {
  const counts: Record<HxTileType, number> = { blank: 0, mineral: 0, grass: 0, sensor: 0, wall: 0, strife: 0, base: 0 };
  for (const tile of map.tiles) counts[tile.type]++;
  return counts;
}

/** Key figures of a map. */
export function mapFigures(map: HxMap): string[] {
  const counts = tileCounts(map);
  const bases = map.tiles.filter((tile) => tile.type === 'base');
  return [
    plural(map.tiles.length, 'hex', 'hexes'),
    ...(bases.length === 2 ? [`bases ${distance(bases[0], bases[1])} apart`] : []),
    plural(counts.mineral, 'mineral'),
    ...(['grass', 'sensor', 'wall', 'strife'] as const)
      .filter((type) => counts[type] > 0)
      .map((type) => `${counts[type]} ${TILE_NAMES[type]}`),
  ];
}
