import type { DkConfig } from '../config.ts';
import { LONGEST_SIMULATED } from '../series.ts';
import { DEFAULT_DECK } from './built-in.ts';
import { nameKey } from './plain-text.ts';
import type { DeckCard } from './wire.ts';

/** Both players, for as many tokens as there are (DK-2.2). */
const SEATS = 2;
const TOKENS_PER_PLAYER = 20;

/**
 * A duel to try a card in: every token of its type turns into it, those of the other types into built-in cards.
 * @param card without faults (DK-17)
 */
export function practiceConfig(card: DeckCard): DkConfig {
  const key = nameKey(card.name);
  const others = DEFAULT_DECK.cards.filter(({ type, name }) => type !== card.type && nameKey(name) !== key);
  return {
    seats: SEATS,
    tokensPerPlayer: TOKENS_PER_PLAYER,
    deckMode: 'shared',
    decks: [{ name: 'Practice', author: '', cards: [{ ...card, copies: 1 }, ...others] }],
    maxTurns: LONGEST_SIMULATED,
    practice: true,
  };
}
