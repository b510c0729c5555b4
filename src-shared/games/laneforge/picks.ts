import { picksIn } from '../../kernel/seat-picks.ts';
import { lnConfigSchema, pairProblems, twoDecks } from './config.ts';

/** Each player brings two decks of different factions (LN-1.2–1.5). */
export const picks = picksIn(lnConfigSchema, 'decks', { schema: twoDecks, problems: pairProblems });
