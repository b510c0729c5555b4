import type { CardType, DeckCard } from '../../../src-shared/games/deckforge/decks/wire.ts';

/** A card by its type, name and, for a creature, its stats as `'ATK/DEF'`. */
export function card(type: CardType, name: string, stats: string, more: Partial<DeckCard> = {}): DeckCard {
  const [atk, def] = stats === '' ? [0, 0] : stats.split('/').map(Number);
  return { type, name, copies: 1, atk, def, keywords: [], aim: 'none', abilities: [], text: '', ...more };
}
