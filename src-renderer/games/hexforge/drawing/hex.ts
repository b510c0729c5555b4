import { pathThrough } from '../../../ui/svg/write.ts';
import type { Point } from '../../../ui/svg/write.ts';

/**
 * Hex geometry: pointy-top, flattened for a view from above-south. All pieces are drawn for `HEX_SIZE`; the board is zoomed by a transform.
 */
export const HEX_SIZE = 35;
/** Scale of a token's drawings relative to its size. */
export const TOKEN_SCALE = 0.84;
/** Ratio of the drawn height to the true height. */
export const SQUASH = 0.84;
/** Thickness of a tile's slab. */
export const SLAB = 9;
/** Extra height of walls. */
export const WALL_RISE = 15;

/** Centre of a tile's top. */
export const center = (q: number, r: number, size = HEX_SIZE): Point => [size * Math.sqrt(3) * (q + r / 2), size * 1.5 * r * SQUASH];

/** Corners of a hex round 0,0, scaled by `share`: top, upper right, lower right, bottom, lower left, upper left. */
export const corners = (share = 1, size = HEX_SIZE): Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return [size * share * Math.cos(angle), size * share * Math.sin(angle) * SQUASH];
  });

export interface Place {
  x: number;
  y: number;
}

/** Default origin of a drawing. */
export const ORIGIN: readonly Place[] = [{ x: 0, y: 0 }];

/** Path of several hexes as one shape, which is much cheaper to lay out and paint than a group per hex. */
export function poly(share = 1, places = ORIGIN): string {
  const around = corners(share);
  return places.map(({ x, y }) => pathThrough(around.map(([right, down]) => [x + right, y + down]))).join('');
}
