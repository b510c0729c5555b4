import { z } from 'zod';

/**
 * What a seat can do. Lanes are 1…5, cards are named by `LnCardId`, which is unique within one player's 60 cards.
 * Big choices are small steps in a row: a card first, then its lane, then what its text asks.
 */
const lane = z.number().int().min(1).max(5);
const seat = z.number().int().min(0).max(1);
const card = z.string().regex(/^[a-z0-9-]+:[123]$/);

export const lnActionSchema = z.discriminatedUnion('type', [
  // ---- before the first turn
  z.strictObject({ type: z.literal('pickChampion'), deck: z.number().int().min(0).max(1) }),
  // ---- in one's own action phase
  z.strictObject({ type: z.literal('playCard'), card, free: z.boolean() }),
  z.strictObject({ type: z.literal('banishCard'), card }),
  z.strictObject({ type: z.literal('activate'), lane }),
  z.strictObject({ type: z.literal('useMobility'), lane, to: lane }),
  z.strictObject({ type: z.literal('useChampion') }),
  z.strictObject({ type: z.literal('endActionPhase') }),
  // ---- answers while something is being played or resolved
  z.strictObject({ type: z.literal('chooseLane'), lane }),
  z.strictObject({ type: z.literal('chooseCreature'), seat, lane }),
  z.strictObject({ type: z.literal('chooseCard'), seat, card }),
  z.strictObject({ type: z.literal('accept') }),
  z.strictObject({ type: z.literal('decline') }),
  /** No more of "up to". */
  z.strictObject({ type: z.literal('done') }),
  /** Which of the own pending triggers resolves next: its position in `view.window.batch`. */
  z.strictObject({ type: z.literal('orderTrigger'), index: z.number().int().min(0).max(255) }),
]);

export type LnAction = z.infer<typeof lnActionSchema>;
