import { picksIn } from '../../kernel/seat-picks.ts';
import { deckSchema, dkConfigSchema } from './config.ts';

/** Where everybody reveals from a deck of their own, each player brings one (DK-2.1); its shape has been checked for all that can be wrong with it. */
export const picks = picksIn(dkConfigSchema, 'decks', {
  schema: deckSchema,
  isPicked: ({ deckMode }) => deckMode === 'own',
  problems: () => [],
});
