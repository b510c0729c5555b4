import { z } from 'zod';
import { PLACES, type WrAttackMode, type WrPlace } from '../types.ts';

/** What a window may ask beside "why not" and "what if": answered from the seat's view alone by `query.ts`. */
export const wrQuestionSchema = z.discriminatedUnion('ask', [
  /** What each attack of the own unit there would do; null where no unit of the asker can attack. */
  z.strictObject({ ask: z.literal('attacks'), from: z.enum(PLACES) }),
]);
export type WrQuestion = z.infer<typeof wrQuestionSchema>;

/** Over sampled worlds; one number where they agree. */
export interface WrSpan {
  least: number;
  most: number;
}

/** One attack and what it would do to the two units (WR-10.12), from worlds that agree with the view. */
export interface WrAttackForecast {
  to: WrPlace;
  mode: WrAttackMode;
  /** Health that the target and the attacker would lose. */
  deals: WrSpan;
  takes: WrSpan;
  /** In which share of the worlds it leaves play, 0…1: an estimate where it is neither. */
  targetFalls: number;
  attackerFalls: number;
}

/** What each question is answered with, by its name. */
export type WrAnswers = { attacks: WrAttackForecast[] };
