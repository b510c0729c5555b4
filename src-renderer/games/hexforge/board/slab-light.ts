/**
 * Light on the slab's edge and its shadow, as plain shapes. The slab is as large as the map: a filter would be computed and cached for
 * every raster tile that it touches.
 */
import { pathOf } from './geometry.ts';
import type { Point } from './geometry.ts';

export interface Facet {
  d: string;
  fill: string;
}

/** Direction to the light: above-left. */
const LIGHT: Point = { x: -0.616, y: -0.788 };
const SHINE = 0.5;
const SHADE = 0.62;

/** A facet for each edge of the outline, shaded by its angle to the light. `share` scales the opacity. */
export function facets(outer: readonly Point[], inner: readonly Point[], share = 1): Facet[] {
  return outer.map((from, i) => {
    const next = (i + 1) % outer.length;
    const to = outer[next];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    // The outline runs clockwise as drawn (y points down), so outwards is to the left.
    const lit = ((to.y - from.y) * LIGHT.x - (to.x - from.x) * LIGHT.y) / length;
    const alpha = (Math.abs(lit) * share * (lit > 0 ? SHINE : SHADE)).toFixed(3);
    return { d: pathOf([from, to, inner[next], inner[i]]), fill: lit > 0 ? `rgb(255 246 230 / ${alpha})` : `rgb(0 0 0 / ${alpha})` };
  });
}

export interface Halo {
  width: number;
  opacity: number;
}

/** Strokes around a filled shape which, drawn over one another, fade from the shape's edge to nothing at `reach` outside, widest first. */
export function halos(reach: number, steps: number): Halo[] {
  const strokes: Halo[] = [];
  let covered = 0;
  for (let i = 0; i < steps; i++) {
    const near = (i + 0.5) / steps;
    const wanted = near * near * (3 - 2 * near);
    strokes.push({ width: 2 * reach * (1 - i / steps), opacity: (wanted - covered) / (1 - covered) });
    covered = wanted;
  }
  return strokes;
}
