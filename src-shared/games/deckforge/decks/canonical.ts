/** A deck in its one canonical form (DK-19.2), so that equal decks have equal strings and ids. */
import { compareCodePoints } from './plain-text.ts';
import { TYPE_CODES } from './schema.ts';
import { CARD_TYPES, type DeckCard, type OnlineDeck } from './wire.ts';

const typeAt = ({ type }: DeckCard): number => CARD_TYPES.indexOf(type);

/** Cards by type, then by name. */
export const inOrder = (cards: readonly DeckCard[]): DeckCard[] =>
  cards.toSorted((a, b) => typeAt(a) - typeAt(b) || compareCodePoints(a.name, b.name));

/** The same deck with its cards in order. */
export const canonicalDeck = (deck: OnlineDeck): OnlineDeck => ({ ...deck, cards: inOrder(deck.cards) });

const rowOf = (card: DeckCard): unknown[] => [
  TYPE_CODES[typeAt(card)],
  card.name,
  card.copies,
  card.atk,
  card.def,
  card.keywords,
  card.aim,
  card.abilities,
  card.text,
];

/** The canonical JSON of the cards alone: what a deck's id is made of (DK-19.8). */
export const cardsJson = (deck: OnlineDeck): string => JSON.stringify(inOrder(deck.cards).map(rowOf));

export const deckJson = (deck: OnlineDeck): string =>
  `{"v":1,"n":${JSON.stringify(deck.name)},"a":${JSON.stringify(deck.author)},"c":${cardsJson(deck)}}`;
