/** Outlines from points: pieces that overlap make one shape, and holes are cut from it (filled by the non-zero rule). */
import { n1, type Point } from '../../../ui/svg/write.ts';

export interface Piece {
  readonly points: readonly Point[];
  readonly hole?: boolean;
}

/** An outline and the lines drawn on it. */
export interface Form {
  readonly pieces: readonly Piece[];
  readonly lines?: readonly (readonly Point[])[];
}

export type Placing = (point: Point) => Point;

/** Scaled, then turned by degrees, then moved. */
export function placing([sx, sy]: Point, turn: number, [dx, dy]: Point): Placing {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return ([x, y]) => [dx + x * sx * cos - y * sy * sin, dy + x * sx * sin + y * sy * cos];
}

const isClockwise = (points: readonly Point[]): boolean =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0) > 0;

const run = (points: readonly Point[]): string => points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L');

/** Path data of the pieces: holes run against the others. */
export const outlineOf = ({ pieces }: Form, place: Placing): string =>
  pieces
    .map(({ points, hole = false }) => {
      const placed = points.map(place);
      return `M${run(isClockwise(placed) === hole ? placed.toReversed() : placed)}Z`;
    })
    .join('');

export const linesOf = ({ lines = [] }: Form, place: Placing): string => lines.map((points) => `M${run(points.map(place))}`).join('');

/** Points of a smooth curve through points (Catmull-Rom). */
export function smooth(points: readonly Point[], per = 5): Point[] {
  const curve: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    for (let step = 0; step < per; step++) {
      const t = step / per;
      const at = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      curve.push([at(0), at(1)]);
    }
  }
  return [...curve, points[points.length - 1]];
}

export const poly = (...points: Point[]): Piece => ({ points });
export const curved = (...points: Point[]): Piece => ({ points: smooth([...points, points[0]]) });
export const box = (x: number, y: number, width: number, height: number): Piece =>
  poly([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
export const disc = (x: number, y: number, rx: number, ry = rx, count = 24): Piece => ({
  points: Array.from({ length: count }, (_, i) => [
    x + Math.cos((i / count) * 2 * Math.PI) * rx,
    y + Math.sin((i / count) * 2 * Math.PI) * ry,
  ]),
});
/** Points of a star or a gear, from its upper point on. */
export const star = (x: number, y: number, count: number, outer: number, inner: number): Piece => ({
  points: Array.from({ length: 2 * count }, (_, i) => {
    const [angle, r] = [(i / count) * Math.PI - Math.PI / 2, i % 2 ? inner : outer];
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  }),
});
export const cut = (piece: Piece): Piece => ({ ...piece, hole: true });

/** A stroke along a line whose half width changes: points of x, y and half width. */
export function sweep(spine: readonly (readonly [x: number, y: number, half: number])[], soft = true): Piece {
  const centre = spine.map(([x, y]): Point => [x, y]);
  const width = spine.map(([, , half], i): Point => [i, half]);
  const points = soft ? smooth(centre) : centre;
  const halves = soft ? smooth(width) : width;
  const side = (sign: 1 | -1): Point[] =>
    points.map(([x, y], i) => {
      const [before, after] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const reach = (sign * halves[i][1]) / (Math.hypot(dx, dy) || 1);
      return [x - dy * reach, y + dx * reach];
    });
  return { points: [...side(1), ...side(-1).toReversed()] };
}

/** Mirrored at the axis y = 0, as a second half. */
export const mirrored = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ points, hole }) => ({ points: points.map(([x, y]): Point => [x, -y]), hole }));
