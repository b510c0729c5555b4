/** How the seed of a match at a LAN table came about, as its log keeps it; what that proves is checked in `lan/draw.ts`. */
import { z } from 'zod';

const openingSchema = z.strictObject({
  /** Hash of what was brought; its value stands in the config. */
  digest: z.string(),
  /** Hides what was brought from whoever tries all decks there are. */
  salt: z.string(),
  /** Part of the seed. */
  share: z.string(),
});
export type DrawOpening = z.infer<typeof openingSchema>;

/** By seat, and the table's own last. */
export const drawSchema = z.strictObject({
  /** What all were shown before anybody opened. */
  commitments: z.array(z.string()).max(11),
  openings: z.array(openingSchema).max(11),
});
export type FairDraw = z.infer<typeof drawSchema>;
