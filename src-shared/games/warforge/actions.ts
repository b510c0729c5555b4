import { z } from 'zod';
import { ATTACK_MODES, PACTS, PLACES } from './types.ts';

const card = z.string().min(1).max(60);
const place = z.enum(PLACES);
/** A unit in play, by where it stands. */
const spot = z.strictObject({ seat: z.number().int().min(0).max(1), place });
/** A Troop goes to a place of its controller's line (WR-8.5), a Stratagem may name a unit (WR-8.8). */
const played = { card, place: place.optional(), target: spot.optional() };

export const wrActionSchema = z.discriminatedUnion('type', [
  /** `drawn`: the copy that was drawn this turn (WR-25.2). */
  z.strictObject({ type: z.literal('play'), ...played, drawn: z.boolean().default(false) }),
  z.strictObject({ type: z.literal('extra'), ...played }),
  z.strictObject({ type: z.literal('attack'), from: place, mode: z.enum(ATTACK_MODES), to: place }),
  z.strictObject({ type: z.literal('act'), unit: place, keyword: z.enum(['agenda', 'duty', 'ferocity', 'pray']) }),
  z.strictObject({ type: z.literal('oath'), unit: place }),
  z.strictObject({ type: z.literal('target'), ...spot.shape }),
  z.strictObject({ type: z.literal('take'), card }),
  z.strictObject({ type: z.literal('pact'), pact: z.enum(PACTS) }),
  z.strictObject({ type: z.literal('putBack'), card }),
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('endTurn') }),
]);
export type WrAction = z.infer<typeof wrActionSchema>;
