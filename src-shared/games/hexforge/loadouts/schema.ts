import { z } from 'zod';

const cardId = z.string().min(1).max(64);

/** A player's list of cards for one match (HX-1), by card id; the file type `.ffdeck` wraps it. */
export const hxLoadoutSchema = z.strictObject({
  name: z.string().min(1).max(60),
  commander: cardId,
  /** Primary, secondary. */
  workers: z.tuple([cardId, cardId]),
  base: z.array(cardId).max(60),
  /** Slots 1 to 4. */
  forges: z.array(z.strictObject({ name: z.string().min(1).max(40), cards: z.array(cardId).max(60) })).max(12),
});
export type HxLoadout = z.infer<typeof hxLoadoutSchema>;
