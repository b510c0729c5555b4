import { z } from 'zod';
import { PART_SLOTS } from './types.ts';

/**
 * What a seat can do. Cards are named by their id: copies are equal. A gadget's players, the second card of a recycling
 * and what a text asks are answers of their own, one at a time.
 */
const seat = z.number().int().min(0).max(5);
const card = z.string().regex(/^[a-z0-9-]+$/);

export const blActionSchema = z.discriminatedUnion('type', [
  // ---- in the own main phase
  z.strictObject({ type: z.literal('place'), card }),
  z.strictObject({ type: z.literal('replace'), card, slot: z.enum(['blade', ...PART_SLOTS]) }),
  z.strictObject({ type: z.literal('placeShield'), card }),
  z.strictObject({ type: z.literal('playGadget'), card }),
  /** The first of the two cards; the second is asked for. */
  z.strictObject({ type: z.literal('recycle'), card }),
  /** With the Blade that is put in as its last step, or null (BL-6.2). */
  z.strictObject({ type: z.literal('reforge'), blade: card.nullable() }),
  // ---- the one act that ends a turn
  z.strictObject({ type: z.literal('attack'), target: seat }),
  z.strictObject({ type: z.literal('drawToEnd') }),
  z.strictObject({ type: z.literal('endTurn') }),
  // ---- answers
  z.strictObject({ type: z.literal('chooseSeat'), seat }),
  z.strictObject({ type: z.literal('chooseCard'), card }),
  z.strictObject({ type: z.literal('choosePart'), slot: z.enum(PART_SLOTS) }),
  z.strictObject({ type: z.literal('chooseBlock'), block: z.boolean() }),
]);

export type BlAction = z.infer<typeof blActionSchema>;
