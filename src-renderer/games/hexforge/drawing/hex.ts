import { pathThrough } from '../../../ui/svg/write.ts';
import type { Point } from '../../../ui/svg/write.ts';

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

export interface Place {
  x: number;
  y: number;
}

/** Where a drawing stands unless it is told otherwise. */
export const ORIGIN: readonly Place[] = [{ x: 0, y: 0 }];

/**
 * Closed paths of hexes round some places, as one shape. Where many lie side by side this is far less for the browser to lay out
 * and to sort than a group moved to each place.
 */
export function poly(share = 1, places = ORIGIN): string {
  const around = corners(share);
  return places.map(({ x, y }) => pathThrough(around.map(([right, down]) => [x + right, y + down]))).join('');
}
