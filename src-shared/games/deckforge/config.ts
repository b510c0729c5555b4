import { z } from 'zod';
import { issuesInWords } from '../../kernel/issue-words.ts';
import { DEFAULT_DECK } from './decks/built-in.ts';
import { faultText } from './decks/faults.ts';
import { readDeck } from './decks/schema.ts';
import type { OnlineDeck } from './decks/wire.ts';
import { LAST_TURN, MAX_SEATS, MIN_SEATS } from './state.ts';

/** Decks that have been read before, by what was given: a series of matches asks for the same ones again and again. */
const known = new WeakMap<object, OnlineDeck>();

export const deckSchema = z.unknown().transform((value, context): OnlineDeck => {
  const before = typeof value === 'object' && value !== null ? known.get(value) : undefined;
  if (before) return before;
  const result = readDeck(value);
  if (!result.ok) {
    context.addIssue({ code: 'custom', message: `${faultText(result.faults[0])}.` });
    return z.NEVER;
  }
  known.set(value as object, result.deck).set(result.deck, result.deck);
  return result.deck;
});

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
    .array(deckSchema)
    .max(MAX_SEATS)
    .default(() => [DEFAULT_DECK]),
  /** A draw after this turn. */
  maxTurns: z.number().int().min(1).max(LAST_TURN).default(LAST_TURN),
  /** Begins in a position to try cards in (`rules/practice.ts`). */
  practice: z.literal(true).optional(),
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
