import { deckOf, type DkCard, type DkDeck } from './compile.ts';
import type { DkPermanent, DkState } from './state.ts';

/* The decks of a match, ready for the rules. */

/** Those of the match that was asked about last: rules ask for cards more often than for anything else. */
let config: DkState['config'] | null = null;
let decks: readonly DkDeck[] = [];

/** The deck that a player reveals from (DK-1.6). */
export const deckIndex = (s: DkState, seat: number): number => (s.config.deckMode === 'own' ? seat : 0);

export function deckAt(s: DkState, deck: number): DkDeck {
  if (s.config !== config) {
    ({ config } = s);
    decks = config.decks.map(deckOf);
  }
  return decks[deck];
}

export const cardAt = (s: DkState, deck: number, card: number): DkCard => deckAt(s, deck).cards[card];

export const cardOf = (s: DkState, { deck, card }: DkPermanent): DkCard => cardAt(s, deck, card);
