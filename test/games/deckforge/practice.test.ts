import { describe, expect, test } from 'vitest';
import { BUILT_IN_DECKS, DEFAULT_DECK } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { practiceConfig } from '../../../src-shared/games/deckforge/decks/practice.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { CARD_TYPES, type CardType } from '../../../src-shared/games/deckforge/types.ts';
import { conformance } from '../../kernel/conformance.ts';
import { HOOKS } from './hooks.ts';

/** A card that no built-in deck of the other types holds. */
const cardOf = (wanted: CardType) => ({ ...DEFAULT_DECK.cards.find(({ type }) => type === wanted)!, name: 'Under the hammer' });

describe('Trying a card', () => {
  test.each(CARD_TYPES)('whatever %s is tried can be used at once', (type) => {
    const card = cardOf(type);
    const config = practiceConfig(card);
    expect(deckforge.checkConfig(config)).toEqual([]);
    const state = deckforge.create(config, 'practice');
    const view = deckforge.view(state, 0);
    expect([view.turn, view.active, view.initiative]).toEqual([1, 0, null]);

    const own = view.seats[0].board.map((p) => [p.cardType, config.decks[0].cards[p.card.card].name, p.ready]);
    const tried = (one: CardType) => (one === type ? card.name : expect.any(String));
    expect(own).toEqual([
      ['creature', tried('creature'), true],
      ['flying', tried('flying'), true],
    ]);
    // One of each, and the token of the first draw.
    expect(view.seats[0].hand!.every((n) => n >= 1)).toBe(true);
    expect(view.seats[0].handCount).toBe(CARD_TYPES.length + 1);
  });

  test('the name of a built-in card may be tried with other numbers', () => {
    const twin = { ...DEFAULT_DECK.cards.find(({ type }) => type === 'creature')!, type: 'flying' as const };
    expect(deckforge.checkConfig(practiceConfig(twin))).toEqual([]);
  });

  test('every built-in card can be tried', () => {
    for (const { deck } of BUILT_IN_DECKS)
      for (const card of deck.cards) expect([card.name, deckforge.checkConfig(practiceConfig(card))]).toEqual([card.name, []]);
  });

  test('a match that begins in the middle keeps every law of the contract', () =>
    conformance(
      deckforge,
      { ...HOOKS, config: (i) => ({ ...practiceConfig(cardOf(CARD_TYPES[i])), maxTurns: 20 }) },
      { games: 2, seed: 3, every: 60 },
    ));
});
