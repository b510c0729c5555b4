import { expect, test } from 'vitest';
import { BUILT_IN_DECKS } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { EVERYTHING } from './everything.ts';
import { describePicks } from '../../kernel/seat-picks.ts';

const decks = [...BUILT_IN_DECKS.map(({ deck }) => deck), EVERYTHING];
const configs = decks.map((deck, n) => deckforge.config.parse({ seats: 2, deckMode: 'own', decks: [deck, decks[(n + 1) % decks.length]] }));
describePicks(deckforge, configs);

test('where all reveal from one deck nobody brings one, and all see it', () => {
  const shared = deckforge.config.parse({ seats: 3, decks: [EVERYTHING] });
  expect(deckforge.picks?.isPicked(shared)).toBe(false);
  expect(deckforge.picks?.common(shared)).toEqual(shared);
});

test('a deck with a fault is refused in words', () => {
  const card = { ...EVERYTHING.cards[0], copies: -1 };
  const read = deckforge.picks?.schema.safeParse({ ...EVERYTHING, cards: [card, ...EVERYTHING.cards.slice(1)] });
  expect(read?.error?.issues[0].message).toMatch(/copies/);
});
