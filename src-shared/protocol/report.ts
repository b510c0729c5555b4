/** Bug reports: what the page knows of a fault, for a file that the person may save and pass on. */
import { z } from 'zod';

export const reportWishSchema = z.strictObject({
  /** What broke; null for a report without a fault. */
  error: z.strictObject({ what: z.string().max(200), detail: z.string().max(20_000) }).nullable(),
  /** How the window is: size, scale, browser. */
  window: z.string().max(500),
  /** Errors that the page caught before, oldest first. */
  noticed: z.array(z.string().max(2000)).max(20),
  /** A match to go along, if the person says so: its file tells every hand. */
  match: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .nullable(),
});
export type ReportWish = z.infer<typeof reportWishSchema>;
