import type { HxHex } from '../../../src-shared/games/hexforge/types.ts';
import { pathThrough } from '../svg/write.ts';
import type { Point } from '../svg/write.ts';

/**
 * Where hexes are drawn: pointy-top, pressed flat to look at the board from above-south. All pieces are drawn
 * for `HEX_SIZE`; zoom the whole board with a transform instead of redrawing it.
 */
export const HEX_SIZE = 35;
/** Height of the drawing against the true height. */
export const SQUASH = 0.84;
/** Thickness of a tile's slab. */
export const SLAB = 9;
/** How much higher walls stand. */
export const WALL_RISE = 15;

/** Middle of a tile's top. */
export const center = (q: number, r: number, size = HEX_SIZE): Point => [size * Math.sqrt(3) * (q + r / 2), size * 1.5 * r * SQUASH];

/** Corners of a hex round 0,0, scaled by `share`: top, upper right, lower right, bottom, lower left, upper left. */
export const corners = (share = 1, size = HEX_SIZE): Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return [size * share * Math.cos(angle), size * share * Math.sin(angle) * SQUASH];
  });

/** Closed path of a hex round 0,0. */
export const poly = (share = 1, size = HEX_SIZE): string => pathThrough(corners(share, size));

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Box round these tiles, with room above for what stands on them. */
export function boundsOf(tiles: readonly HxHex[], air = 0, size = HEX_SIZE): Bounds {
  const centers = tiles.map(({ q, r }) => center(q, r, size));
  const xs = centers.map(([x]) => x);
  const ys = centers.map(([, y]) => y);
  const left = Math.min(...xs) - (size * Math.sqrt(3)) / 2 - air;
  const top = Math.min(...ys) - size * SQUASH - air;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + (size * Math.sqrt(3)) / 2 + air - left,
    height: Math.max(...ys) + size * SQUASH + SLAB + air - top,
  };
}

/** Back to front: rows from the top, each from the left. */
export const drawOrder = (a: HxHex, b: HxHex): number => a.r - b.r || a.q - b.q;

/** Which tile lies under a point of the board's plane. */
export function tileAt(x: number, y: number, size = HEX_SIZE): HxHex {
  const r = y / (size * 1.5 * SQUASH);
  const q = x / (size * Math.sqrt(3)) - r / 2;
  return roundHex(q, r);
}

function roundHex(q: number, r: number): HxHex {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  // the coordinate that was rounded farthest is the one to derive; + 0 turns -0 into 0
  if (dq > dr && dq > ds) return { q: -rr - rs + 0, r: rr + 0 };
  if (dr > ds) return { q: rq + 0, r: -rq - rs + 0 };
  return { q: rq + 0, r: rr + 0 };
}
