/** Layout of the map on screen, and navigation on it. Drawing only, no rules. */
import type { HxHex } from '../../../../src-shared/games/hexforge/types.ts';
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';
import { center, HEX_SIZE, SQUASH } from '../drawing/hex.ts';

export interface Point {
  x: number;
  y: number;
}

export interface PlacedTile extends Point {
  index: number;
  /** Coordinates of the rules. */
  q: number;
  r: number;
  /** Coordinates as drawn: the same, or rotated by half a turn. */
  drawn: HxHex;
  /** Row from the top and index in it from the left, as drawn. */
  row: number;
  column: number;
}

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface BoardLayout {
  tiles: PlacedTile[];
  /** Tile indices by row, top to bottom, each from left to right. */
  rows: number[][];
  bounds: Bounds;
  /** Rotated, so that the viewer's base is at the bottom. */
  turned: boolean;
}

/** East, north-east, north-west, west, south-west, south-east, as drawn on an unturned board. */
export const DIRECTIONS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const STEP: Record<Direction, HxHex> = {
  e: { q: 1, r: 0 },
  ne: { q: 1, r: -1 },
  nw: { q: 0, r: -1 },
  w: { q: -1, r: 0 },
  sw: { q: -1, r: 1 },
  se: { q: 0, r: 1 },
};

export function hexDistance(a: HxHex, b: HxHex): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Computes the layout. `turned` rotates it by half a turn. */
export function layOut(outline: readonly HxHex[], turned: boolean): BoardLayout {
  const sign = turned ? -1 : 1;
  const tiles: PlacedTile[] = outline.map(({ q, r }, index) => {
    const [x, y] = center(q * sign, r * sign);
    return { index, q, r, drawn: { q: q * sign, r: r * sign }, row: 0, column: 0, x, y };
  });
  const rowsByR = new Map<number, PlacedTile[]>();
  for (const tile of tiles) {
    const row = tile.r * sign;
    rowsByR.set(row, [...(rowsByR.get(row) ?? []), tile]);
  }
  const ordered = [...rowsByR.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x));
  ordered.forEach((row, r) => row.forEach((tile, c) => Object.assign(tile, { row: r, column: c })));
  const xs = tiles.map((t) => t.x);
  const ys = tiles.map((t) => t.y);
  const half = { x: (HEX_SIZE * Math.sqrt(3)) / 2, y: HEX_SIZE * SQUASH };
  return {
    tiles,
    rows: ordered.map((row) => row.map((t) => t.index)),
    bounds: {
      left: Math.min(...xs) - half.x,
      right: Math.max(...xs) + half.x,
      top: Math.min(...ys) - half.y,
      bottom: Math.max(...ys) + half.y,
    },
    turned,
  };
}

export function tileAt(layout: BoardLayout, q: number, r: number): number | null {
  return layout.tiles.find((t) => t.q === q && t.r === r)?.index ?? null;
}

/** The neighbour in a direction of the screen; null off the map. */
export function neighbour(layout: BoardLayout, from: number, direction: Direction): number | null {
  const sign = layout.turned ? -1 : 1;
  const { q, r } = layout.tiles[from];
  return tileAt(layout, q + sign * STEP[direction].q, r + sign * STEP[direction].r);
}

/**
 * Target of an arrow key. Left and right stay in the row; up and down go to the hex of the next row nearest to `aim`, the x at which the
 * walk began, so that up and down again returns to the start.
 */
export function walk(layout: BoardLayout, from: number, arrow: 'left' | 'right' | 'up' | 'down', aim: number): number {
  const tile = layout.tiles[from];
  const row = layout.rows[tile.row];
  if (arrow === 'left') return row[Math.max(0, tile.column - 1)];
  if (arrow === 'right') return row[Math.min(row.length - 1, tile.column + 1)];
  const next = layout.rows[tile.row + (arrow === 'up' ? -1 : 1)];
  if (!next) return from;
  return next.reduce((best, index) => (Math.abs(layout.tiles[index].x - aim) < Math.abs(layout.tiles[best].x - aim) - 0.01 ? index : best));
}

/** Tiles by distance from one of them, nearest first, ties in reading order. */
export function nearestFirst(layout: BoardLayout, from: number, tiles: readonly number[]): number[] {
  const origin = layout.tiles[from];
  return [...tiles].sort(
    (a, b) =>
      hexDistance(origin, layout.tiles[a]) - hexDistance(origin, layout.tiles[b]) ||
      layout.tiles[a].row - layout.tiles[b].row ||
      layout.tiles[a].column - layout.tiles[b].column,
  );
}

/** Closed SVG path through points. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;
}

/** Convex hull, counter-clockwise; the outline of the slab. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const chain = (list: readonly Point[]) => {
    const out: Point[] = [];
    for (const p of list) {
      while (out.length > 1 && cross(out[out.length - 2], out[out.length - 1], p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** The polygon, offset outwards from its centre. */
export function outset(points: readonly Point[], by: number): Point[] {
  const cx = points.reduce((sum, p) => sum + p.x, 0) / points.length;
  const cy = points.reduce((sum, p) => sum + p.y, 0) / points.length;
  return points.map((p) => {
    const d = Math.hypot(p.x - cx, p.y - cy) || 1;
    return { x: p.x + ((p.x - cx) / d) * by, y: p.y + ((p.y - cy) / d) * by };
  });
}

/** Is the map rotated, so that the viewer's base is at the bottom? */
export function isTurned(view: HxView | null): boolean {
  const base = view?.me ? view.map.tiles[view.players[view.me.seat].baseTile] : null;
  return base ? base.r < 0 || (base.r === 0 && base.q > 0) : false;
}
