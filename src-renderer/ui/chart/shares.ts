/** Geometry of a stacked area chart of shares that sum up to one. */
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line, stack } from 'd3-shape';

export interface SharePoint {
  at: number;
  shares: readonly number[];
}

export interface Box {
  width: number;
  height: number;
}

export interface Band {
  seat: number;
  path: string;
  /** Upper edge as a line, which separates bands without colour. */
  edge: string;
  /** Middle of the band at the chart's left edge. */
  start: number;
}

/** X coordinate of a moment. */
export function momentScale(points: readonly SharePoint[], { width }: Box): (at: number) => number {
  return scaleLinear([points[0].at, Math.max(points[points.length - 1].at, points[0].at + 1)], [0, width]);
}

/** One band for each seat; the first seat's lies at the bottom. */
export function bandsOf(points: readonly SharePoint[], box: Box): Band[] {
  const seats = points[0].shares.map((_, seat) => seat);
  const x = momentScale(points, box);
  const y = scaleLinear([0, 1], [box.height, 0]);
  const layers = stack<SharePoint, number>()
    .keys(seats)
    .value(({ shares }, seat) => shares[seat])(points);
  const shape = area<(typeof layers)[number][number]>()
    .x(({ data }) => x(data.at))
    .y0(([low]) => y(low))
    .y1(([, high]) => y(high))
    .curve(curveMonotoneX);
  const top = line<(typeof layers)[number][number]>()
    .x(({ data }) => x(data.at))
    .y(([, high]) => y(high))
    .curve(curveMonotoneX);
  return layers.map((layer) => ({
    seat: layer.key,
    path: shape(layer) ?? '',
    edge: top(layer) ?? '',
    start: (y(layer[0][0]) + y(layer[0][1])) / 2,
  }));
}

/** Spreads positions from left to right with the least movement, so that neighbours are `apart` and all are within the width. */
export function spread(places: readonly number[], apart: number, width: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a] - places[b]);
  const moved = [...places];
  let least = apart / 2;
  for (const i of order) {
    moved[i] = Math.max(moved[i], least);
    least = moved[i] + apart;
  }
  let most = width - apart / 2;
  for (const i of order.toReversed()) {
    moved[i] = Math.min(moved[i], most);
    most = moved[i] - apart;
  }
  return moved;
}

/** Index of the nearest point to an x coordinate. */
export function nearestPoint<P extends SharePoint>(points: readonly P[], box: Box, place: number): P {
  const x = momentScale(points, box);
  return points.reduce((best, point) => (Math.abs(x(point.at) - place) < Math.abs(x(best.at) - place) ? point : best));
}
