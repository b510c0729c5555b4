import type { OnlineDeck, DeckCard } from './decks/wire.ts';

/* A small deck with which a match can be begun. */

const card = (type: DeckCard['type'], name: string, more: Partial<DeckCard>): DeckCard => ({
  type,
  name,
  copies: 1,
  atk: 0,
  def: 0,
  keywords: [],
  aim: 'none',
  abilities: [],
  text: '',
  ...more,
});

export const STARTER_DECK: OnlineDeck = {
  name: 'Starter',
  author: '',
  cards: [
    card('creature', 'Cub', { atk: 2, def: 2, copies: 2 }),
    card('creature', 'Wall', { atk: 1, def: 6, keywords: ['bfl'] }),
    card('creature', 'Sprinter', { atk: 5, def: 3, keywords: ['unb'] }),
    card('flying', 'Kite', { atk: 2, def: 1 }),
    card('flying', 'Roc', { atk: 4, def: 4 }),
    card('attack', 'Jab', { aim: 'any', abilities: [['cast', 'dmg', 'target', 4, 0, 'now']] }),
    card('attack', 'Hail', { abilities: [['cast', 'dmg', 'oppCre', 2, 0, 'now']] }),
    card('defense', 'Pad', { abilities: [['cast', 'prevent', 'protected', 4, 0, 'now']] }),
    card('defense', 'Mirror', {
      abilities: [
        ['cast', 'reflect', 'self', 0, 0, 'now'],
        ['cast', 'heal', 'self', 2, 0, 'now'],
      ],
    }),
    card('artifact', 'Salve', { abilities: [['cast', 'heal', 'self', 5, 0, 'now']] }),
    card('artifact', 'Sling', { aim: 'cre', abilities: [['cast', 'dmg', 'target', 3, 0, 'now']] }),
  ],
};
