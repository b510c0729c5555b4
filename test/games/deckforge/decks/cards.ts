/** Small decks for tests. */
import type { Ability, DeckCard, OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';

export const card = (over: Partial<DeckCard> = {}): DeckCard => ({
  type: 'creature',
  name: 'Cub',
  copies: 1,
  atk: over.type === undefined || over.type === 'creature' || over.type === 'flying' ? 2 : 0,
  def: over.type === undefined || over.type === 'creature' || over.type === 'flying' ? 2 : 0,
  keywords: [],
  aim: 'none',
  abilities: [],
  text: '',
  ...over,
});

export const jab = (over: Partial<DeckCard> = {}): DeckCard =>
  card({ type: 'attack', name: 'Jab', aim: 'any', abilities: [['cast', 'dmg', 'target', 3, 0, 'now']], ...over });
export const pad = (over: Partial<DeckCard> = {}): DeckCard =>
  card({ type: 'defense', name: 'Pad', abilities: [['cast', 'prevent', 'protected', 3, 0, 'now']], ...over });
export const salve = (...abilities: readonly Ability[]): DeckCard =>
  card({ type: 'artifact', name: 'Salve', abilities: abilities.length > 0 ? abilities : [['cast', 'heal', 'self', 4, 0, 'now']] });

/** The deck of DK-19.10. */
export const FIVE: OnlineDeck = {
  name: 'Five',
  author: '',
  cards: [card(), card({ type: 'flying', name: 'Kite', atk: 1, def: 1 }), jab(), pad(), salve()],
};

/** FIVE with its card of that type another one. */
export const fiveWith = (other: DeckCard): OnlineDeck => ({
  ...FIVE,
  cards: FIVE.cards.map((one) => (one.type === other.type ? other : one)),
});
