import { TILE_TYPES, type HxTileType } from '../types.ts';
import { outlineOf, type Outline } from './outline.ts';

/** The map in a state: plain data, shared by all clones, never changed (HX-23.1). */
export interface HxBoard {
  q: number[];
  r: number[];
  /** Index into `TILE_TYPES` per tile. */
  types: number[];
  /** Base tile of each seat. */
  bases: number[];
}

export const TYPE = Object.fromEntries(TILE_TYPES.map((name, i) => [name, i])) as Record<HxTileType, number>;

/** What follows from a board: its outline, sight from each tile, and who shares grass or sensors. */
export interface Terrain {
  readonly outline: Outline;
  readonly types: readonly number[];
  readonly words: number;
  /** `sight[tile * words + w]`: tiles an entity there sees by line alone (HX-25.1–25.6). */
  readonly sight: Int32Array;
  /** Tiles an entity on a grass or sensor tile also sees (HX-24.3, 24.4); null elsewhere. */
  readonly extra: readonly (Int32Array | null)[];
  /** 1 where a unit or forge may stand: neither wall nor base. */
  readonly standable: Uint8Array;
  readonly wall: Uint8Array;
}

export const setBit = (set: Int32Array | number[], tile: number): void => {
  set[tile >> 5] |= 1 << (tile & 31);
};
export const hasBit = (set: Int32Array | readonly number[], tile: number): boolean => (set[tile >> 5] & (1 << (tile & 31))) !== 0;

/** A set of tiles for `words` words. */
const emptySet = (words: number): Int32Array => new Int32Array(words);

function grassStrip(outline: Outline, types: readonly number[], from: number): Int32Array {
  const set = emptySet(outline.words);
  setBit(set, from);
  const queue = [from];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const next of outline.around[at]) {
      if (types[next] !== TYPE.grass || hasBit(set, next)) continue;
      setBit(set, next);
      queue.push(next);
    }
  }
  return set;
}

function build(board: HxBoard): Terrain {
  const outline = outlineOf(board.q, board.r);
  const { size, words } = outline;
  const types = board.types;
  const wall = new Uint8Array(size);
  const standable = new Uint8Array(size);
  const sensors = emptySet(words);
  for (let t = 0; t < size; t++) {
    wall[t] = types[t] === TYPE.wall ? 1 : 0;
    standable[t] = wall[t] || types[t] === TYPE.base ? 0 : 1;
    if (types[t] !== TYPE.sensor) continue;
    setBit(sensors, t);
    for (const n of outline.around[t]) setBit(sensors, n);
  }
  const sight = new Int32Array(size * words);
  const clear = (line: readonly number[]) => {
    for (const t of line) if (wall[t]) return false;
    return true;
  };
  const extra: (Int32Array | null)[] = [];
  for (let t = 0; t < size; t++) {
    const row = sight.subarray(t * words, (t + 1) * words);
    setBit(row, t);
    for (const line of outline.sightLines[t]) if (clear(line.one) || clear(line.other)) setBit(row, line.to);
    extra.push(types[t] === TYPE.grass ? grassStrip(outline, types, t) : types[t] === TYPE.sensor ? sensors : null);
  }
  return { outline, types, words, sight, extra, standable, wall };
}

const cache = new WeakMap<HxBoard, Terrain>();

/** The board asked for last: searches ask for the same one many times over. */
let latest: { board: HxBoard; terrain: Terrain } | null = null;

/** Tables of a board, built once for each board object. */
export function terrainOf(board: HxBoard): Terrain {
  if (latest !== null && latest.board === board) return latest.terrain;
  let terrain = cache.get(board);
  if (!terrain) cache.set(board, (terrain = build(board)));
  latest = { board, terrain };
  return terrain;
}
