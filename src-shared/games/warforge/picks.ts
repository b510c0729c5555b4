import { picksIn } from '../../kernel/seat-picks.ts';
import { listProblems, wrConfigSchema } from './config.ts';
import { wrListSchema } from './decks/schema.ts';

/** Each player brings a list of the mode that is played (WR-2, WR-3). */
export const picks = picksIn(wrConfigSchema, 'lists', {
  schema: wrListSchema,
  problems: (list, { mode }) => listProblems(list, mode),
});
