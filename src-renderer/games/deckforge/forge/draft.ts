/** A deck under work: it may hold anything that can be typed into its form, numbers that are none among it. */
import { z } from 'zod';
import { AIMS, CARD_TYPES, KEYWORDS, OPS, SELECTORS, TRAITS, WHENS } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import type { Ability, DeckCard, OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';

/** JSON has no `NaN`. */
const number = z
  .number()
  .nullable()
  .transform((n) => n ?? NaN);
const ability = z.tuple([
  z.enum(WHENS),
  z.enum(OPS),
  z.enum(SELECTORS),
  number,
  z.union([z.enum(TRAITS), number]),
  z.union([z.literal(['now', 'turn', 'perm']), z.literal([1, 2, 3, 4, 5])]),
]);
const card = z.object({
  type: z.enum(CARD_TYPES),
  name: z.string(),
  copies: number,
  atk: number,
  def: number,
  keywords: z.array(z.enum(KEYWORDS)),
  aim: z.enum(AIMS),
  abilities: z.array(ability),
  text: z.string(),
});

/** Of unsaved work that this computer remembers. */
export const draftSchema: z.ZodType<OnlineDeck> = z.object({ name: z.string(), author: z.string(), cards: z.array(card) });

const drawn = (n: number): number => (Number.isNaN(n) ? 0 : n);

/** The card as it can be drawn and rated now: what is no number yet counts 0. */
export const drawable = (one: DeckCard): DeckCard => ({
  ...one,
  copies: drawn(one.copies),
  atk: drawn(one.atk),
  def: drawn(one.def),
  abilities: one.abilities.map(([when, op, on, n, m, dur]): Ability => [when, op, on, drawn(n), typeof m === 'number' ? drawn(m) : m, dur]),
});
