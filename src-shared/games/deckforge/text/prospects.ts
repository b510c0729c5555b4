/** What a token could become when it is played: entries and chances from the deck it is revealed from, which is public (DK-1.5, 5.2). */
import type { Seat } from '../../../kernel/seat.ts';
import type { DeckCard } from '../decks/wire.ts';
import type { CardType } from '../types.ts';
import type { DkView } from '../view.ts';

export interface Prospect {
  card: DeckCard;
  /** Its place in the deck. */
  index: number;
  /** Of 1. */
  chance: number;
}

export interface Prospects {
  /** Which deck of the match. */
  deck: number;
  /** Likeliest first, then in the order of the deck. */
  cards: readonly Prospect[];
  /** Of a creature's printed ATK and DEF; null for other types. */
  mean: { atk: number; def: number } | null;
}

export function prospectsOf({ config }: Pick<DkView, 'config'>, seat: Seat, type: CardType): Prospects {
  const deck = config.deckMode === 'own' ? seat : 0;
  const of = config.decks[deck].cards.map((card, index) => ({ card, index })).filter(({ card }) => card.type === type);
  const entries = of.reduce((sum, { card }) => sum + card.copies, 0);
  const cards = of.map(({ card, index }) => ({ card, index, chance: card.copies / entries })).sort((a, b) => b.chance - a.chance);
  const mean = (value: 'atk' | 'def') => cards.reduce((sum, { card, chance }) => sum + card[value] * chance, 0);
  return { deck, cards, mean: type === 'creature' || type === 'flying' ? { atk: mean('atk'), def: mean('def') } : null };
}
