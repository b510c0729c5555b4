import { z } from 'zod';
import { TILE_TYPES } from '../types.ts';

/** A map as data: the file type `.ffmap` wraps it. Tile order is not significant; the game sorts by r, then q. */
export const hxMapSchema = z.strictObject({
  name: z.string().min(1).max(60),
  tiles: z
    .array(z.strictObject({ q: z.number().int().min(-20).max(20), r: z.number().int().min(-20).max(20), type: z.enum(TILE_TYPES) }))
    .max(250),
});
export type HxMap = z.infer<typeof hxMapSchema>;
