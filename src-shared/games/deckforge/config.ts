import { z } from 'zod';
import { issuesInWords } from '../../kernel/issue-words.ts';
import type { OnlineDeck } from './decks/wire.ts';
import { STARTER_DECK } from './starter-deck.ts';
import { LAST_TURN, MAX_SEATS, MIN_SEATS } from './state.ts';

const deck = z.custom<OnlineDeck>((value) => typeof value === 'object' && value !== null && 'cards' in value, 'That is no Online Deck.');

/** Everything a match needs (DK-1.6, 2.1, 2.2, 15.7). */
export const dkConfigSchema = z.strictObject({
  seats: z
    .number()
    .int()
    .min(MIN_SEATS, `Deckforge takes at least ${MIN_SEATS} players.`)
    .max(MAX_SEATS, `Deckforge takes at most ${MAX_SEATS} players.`)
    .default(MIN_SEATS),
  tokensPerPlayer: z
    .union([z.literal(10), z.literal(15), z.literal(20)], 'The type deck has 10, 15 or 20 tokens for each player.')
    .default(10),
  deckMode: z.enum(['shared', 'own']).default('shared'),
  /** One for all, or one for each player. */
  decks: z
    .array(deck)
    .max(MAX_SEATS)
    .default(() => [STARTER_DECK]),
  /** A draw after this turn. */
  maxTurns: z.number().int().min(1).max(LAST_TURN).default(LAST_TURN),
});
export type DkConfig = z.infer<typeof dkConfigSchema>;

export function checkConfig(config: unknown): string[] {
  const parsed = dkConfigSchema.safeParse(config);
  if (!parsed.success) return issuesInWords(parsed.error);
  const { seats, deckMode, decks } = parsed.data;
  const wanted = deckMode === 'own' ? seats : 1;
  if (decks.length === wanted) return [];
  return [`${wanted === 1 ? 'One Online Deck is' : `${wanted} Online Decks are`} needed, ${decks.length} given.`];
}
