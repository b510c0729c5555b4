import type { HxHex } from '../../../src-shared/games/hexforge/types.ts';
import { pathThrough } from '../svg/write.ts';
import type { Point } from '../svg/write.ts';
import { center } from './hex.ts';

/** The shape round a whole map: convex, through the middles of its outermost tiles. */
export function hull(tiles: readonly HxHex[]): Point[] {
  const points = tiles.map(({ q, r }) => center(q, r)).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(points), ...chain(points.reverse())];
}

/** One half of the hull (monotone chain), without its last point. */
function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && turn(kept[kept.length - 2], kept[kept.length - 1], point) <= 1e-6) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The same shape pushed outwards from its middle. */
export function widened(points: readonly Point[], by: number): string {
  const middle: Point = [average(points.map(([x]) => x)), average(points.map(([, y]) => y))];
  return pathThrough(
    points.map(([x, y]) => {
      const [dx, dy] = [x - middle[0], y - middle[1]];
      const share = 1 + by / (Math.hypot(dx, dy) || 1);
      return [middle[0] + dx * share, middle[1] + dy * share];
    }),
  );
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
