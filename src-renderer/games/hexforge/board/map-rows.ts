/** The map as rows of a table, sortable. */
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';

export interface MapRow {
  tile: number;
  name: string;
  ground: string;
  sight: string;
  piece: string;
  owner: string;
  numbers: string;
  distance: number;
}

export type MapColumn = Exclude<keyof MapRow, 'tile'>;

export const MAP_COLUMNS: readonly { key: MapColumn; label: string }[] = [
  { key: 'name', label: 'Hex' },
  { key: 'ground', label: 'Ground' },
  { key: 'sight', label: 'Sight' },
  { key: 'piece', label: 'Who stands there' },
  { key: 'owner', label: 'Whose' },
  { key: 'numbers', label: 'Power/health' },
  { key: 'distance', label: 'From my base' },
];

export function sightOf(tile: HxView['map']['tiles'][number]): string {
  return tile.seen ? 'in vision' : tile.type === null ? 'never seen' : 'known, out of vision';
}

/** Empty texts are last in both directions. */
export function sortRows(rows: readonly MapRow[], column: MapColumn, falling: boolean): MapRow[] {
  const sign = falling ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [a[column], b[column]];
    if (x === '' || y === '') return Number(x === '') - Number(y === '') || a.tile - b.tile;
    const by = typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y), 'en', { numeric: true });
    return sign * by || a.tile - b.tile;
  });
}
