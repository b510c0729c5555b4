/** A match's board at rest as a small drawing, kept on this computer so that Home shows what can be continued. */
import { z } from 'zod';
import { recall, remember } from '../app/memory.ts';

/** Units of the drawing. */
export const SKETCH = { width: 160, height: 100 } as const;

const KEY = 'sketches';
/** Of the matches that were looked at last. */
const KEPT = 12;
const MOST_SHAPES = 400;

const shapeSchema = z.object({
  /** Path data. */
  d: z
    .string()
    .regex(/^[MLHVZmlhvza\d\s.,-]*$/)
    .max(20_000),
  fill: z.string().regex(/^#[\da-f]{6}$/),
});
const textSchema = z.object({ x: z.number(), y: z.number(), text: z.string().max(6) });
const sketchSchema = z.object({ shapes: z.array(shapeSchema).max(MOST_SHAPES), texts: z.array(textSchema).max(MOST_SHAPES) });
const storedSchema = z.array(z.object({ match: z.string(), sketch: sketchSchema }));

export type SketchShape = z.infer<typeof shapeSchema>;
export type BoardSketch = z.infer<typeof sketchSchema>;

export function keepSketch(match: string, sketch: BoardSketch): void {
  const others = (recall(KEY, storedSchema) ?? []).filter((one) => one.match !== match);
  remember(KEY, [{ match, sketch }, ...others].slice(0, KEPT));
}

/** The kept drawings by match. */
export const keptSketches = (): ReadonlyMap<string, BoardSketch> =>
  new Map((recall(KEY, storedSchema) ?? []).map(({ match, sketch }) => [match, sketch]));

/** Path of a rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}Z`;
