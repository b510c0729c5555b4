import { z } from 'zod';
import type { Seat } from '../../../kernel/seat.ts';

/** What a window may ask beside "why not" and "what if". */
export const dkQuestionSchema = z.discriminatedUnion('ask', [
  /** What the rivals may hold, by public counts. */
  z.strictObject({ ask: z.literal('held') }),
]);
export type DkQuestion = z.infer<typeof dkQuestionSchema>;

/** One rival's hidden hand: expected number, and chance of at least one, of each type by the order of `CARD_TYPES`. */
export interface DkHeldAnswer {
  seat: Seat;
  expected: number[];
  atLeastOne: number[];
}

/** What each question is answered with, by its name. */
export type DkAnswers = { held: DkHeldAnswer[] };
