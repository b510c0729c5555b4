import { expect, test } from 'vitest';
import { deckFaults } from '../../../../src-shared/games/deckforge/decks/check.ts';
import { compareCards } from '../../../../src-shared/games/deckforge/decks/compare.ts';
import { cardRating } from '../../../../src-shared/games/deckforge/decks/rating.ts';
import { suggestCards } from '../../../../src-shared/games/deckforge/decks/suggest.ts';
import { CARD_TYPES, type CardType } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { card, FIVE, jab } from './cards.ts';

const ask = (type: CardType, points: number, seed = 's') => suggestCards({ type, points, within: 5, count: 4, seed, taken: ['Cub'] });

test.each(CARD_TYPES.flatMap((type) => [30, 60, 90].map((points) => [type, points] as const)))(
  'a card of type %s for about %i points is legal and is rated near them',
  (type, points) => {
    const cards = ask(type, points);
    expect(cards).toHaveLength(4);
    for (const one of cards) {
      expect(Math.abs(cardRating(one).total - points)).toBeLessThanOrEqual(5);
      expect(one.type).toBe(type);
    }
    expect(deckFaults({ ...FIVE, cards: [...FIVE.cards, ...cards] })).toEqual([]);
  },
);

test('the same question has the same answer, another seed has another, and what no card is worth has none', () => {
  expect(ask('flying', 60)).toEqual(ask('flying', 60));
  expect(ask('flying', 60, 'other')).not.toEqual(ask('flying', 60));
  expect(ask('attack', 5_000)).toEqual([]);
});

test('two cards are compared field by field, abilities by their places', () => {
  expect(compareCards(card({ keywords: ['unb', 'ims'] }), card({ keywords: ['ims', 'unb'] }))).toEqual({ differences: [], points: 0 });
  const other = jab({
    copies: 2,
    abilities: [
      ['cast', 'dmg', 'target', 3, 0, 'now'],
      ['cast', 'heal', 'self', 1, 0, 'now'],
    ],
  });
  expect(compareCards(jab(), other)).toEqual({ differences: [{ field: 'copies' }, { field: 'abilities', ability: 1 }], points: 8 });
});
