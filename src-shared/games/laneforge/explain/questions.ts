import { z } from 'zod';
import type { Seat } from '../../../kernel/seat.ts';
import { lnActionSchema } from '../actions.ts';
import type { LnCardId, LnRow } from '../types.ts';

const lane = z.number().int().min(1).max(5);
const card = z.string().regex(/^[a-z0-9-]+:[123]$/);

/** What a window may ask beside "why not" and "what if": answered from the seat's view alone by `query.ts`. */
export const lnQuestionSchema = z.discriminatedUnion('ask', [
  /** All lanes' clashes from the values now, as they would be after this play, or after another action. */
  z.strictObject({
    ask: z.literal('forecast'),
    plays: z.strictObject({ card, lane, free: z.boolean() }).optional(),
    after: lnActionSchema.optional(),
  }),
  /** Where an own card or a Minion would stand in a lane, and what it would replace. */
  z.strictObject({ ask: z.literal('place'), card, lane }),
  /** The deck that the next cycle starts with, as far as it is settled now. */
  z.strictObject({ ask: z.literal('nextCycle') }),
]);
export type LnQuestion = z.infer<typeof lnQuestionSchema>;

/** Arrays are by seat. */
export interface LnLaneForecast {
  lane: number;
  /** Is there a creature of each seat? */
  stands: [boolean, boolean];
  fights: boolean;
  /** Damage to each seat's creature here and through to each seat. */
  toCreature: [number, number];
  toPlayer: [number, number];
  falls: [boolean, boolean];
  /** Health left of each seat's creature. */
  left: [number, number];
}

export interface LnForecast {
  lanes: LnLaneForecast[];
  /** Health of the players afterwards. */
  health: [number, number];
  /** Seats that would have lost. */
  lethal: Seat[];
  /** All would have lost at once, or Sudden Death is on: the lower Health loses. */
  suddenDeath: boolean;
  /** The play it was asked for could not be taken back; of other actions the preview says it. */
  locks: boolean;
}

export interface LnPlaceAnswer {
  row: LnRow;
  fightsThisTurn: boolean;
  /** The own creature there: banished, not destroyed. */
  replaces: LnCardId | null;
  /** Why it cannot be played there, as a sentence. */
  cannot: string | null;
}

export interface LnNextCycleAnswer {
  cards: LnCardId[];
}

/** What each question is answered with, by its name. */
export type LnAnswers = {
  forecast: LnForecast;
  place: LnPlaceAnswer;
  nextCycle: LnNextCycleAnswer;
};
