/** Odds of drawing against counting out every order of small decks; hands and an opening played alone. */
import { describe, expect, it } from 'vitest';
import { oddsBy } from '../../../src-renderer/screens/decks/odds.ts';
import { beginSolitaire, mark, nextTurn, putBack, sampleHands } from '../../../src-renderer/screens/decks/hands.ts';
import type { DeckOpening } from '../../../src-shared/kernel/deck-form.ts';

/** Every order of a deck whose wanted cards are the first numbers. */
const orders = (deck: number[]): number[][] =>
  deck.length === 0 ? [[]] : deck.flatMap((card, i) => orders(deck.toSpliced(i, 1)).map((rest) => [card, ...rest]));

describe('odds', () => {
  it('are what every order of the deck gives, kept or put back', () => {
    for (const [deck, wanted, hand, draws] of [
      [5, 1, 2, 1],
      [5, 2, 1, 1],
      [6, 2, 3, 2],
    ]) {
      const all = orders(Array.from({ length: deck }, (_, i) => i));
      const holds = (order: readonly number[], drawn: number): boolean => order.slice(0, drawn).some((card) => card < wanted);
      for (let turn = 0; turn < 4; turn++) {
        const drawn = hand + draws * turn;
        const kept = all.filter((order) => holds(order, drawn)).length / all.length;
        const atOnce = all.filter((order) => holds(order, hand)).length / all.length;
        const asked = { deck, wanted, hand, draws };
        expect(oddsBy({ ...asked, putsBack: false }, turn)).toBeCloseTo(kept, 12);
        expect(oddsBy({ ...asked, putsBack: true }, turn)).toBeCloseTo(atOnce + (1 - atOnce) * kept, 12);
      }
    }
  });

  it('are none for what is not there, and certain once all is drawn', () => {
    const asked = { deck: 4, hand: 2, draws: 1, putsBack: false };
    expect(oddsBy({ ...asked, wanted: 0 }, 9)).toBe(0);
    expect(oddsBy({ ...asked, wanted: 1 }, 9)).toBe(1);
    expect(oddsBy({ ...asked, deck: 0, wanted: 0 }, 1)).toBe(0);
  });
});

describe('hands', () => {
  const opening: DeckOpening = { id: 'a', title: 'A', zone: 'main', hand: 3, draws: 2, mulligan: true, given: () => [] };
  const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  it('are the same for a seed, and of cards of the deck', () => {
    expect(sampleHands(opening, cards, 'x')).toEqual(sampleHands(opening, cards, 'x'));
    expect(sampleHands(opening, cards, 'x')).not.toEqual(sampleHands(opening, cards, 'y'));
    for (const hand of sampleHands(opening, cards, 'x')) expect(new Set(hand).size).toBe(3);
  });

  it('lose no card by being put back and by drawing to the end', () => {
    let now = beginSolitaire(opening, cards, 'x');
    const [stays] = now.hand;
    now = putBack(mark(mark(mark(now, 1), 0), 0), 'x');
    expect(now.hand).toHaveLength(3);
    expect(now.hand).toContain(stays);
    expect(now.mayPutBack).toBe(false);
    now = nextTurn(opening, nextTurn(opening, nextTurn(opening, now)));
    expect(now.hand.toSorted()).toEqual(cards);
    expect(now).toMatchObject({ turn: 3, deck: [] });
  });
});
