import type { Balance, BalanceSide } from '../../kernel/balance.ts';
import type { DkConfig } from './config.ts';
import { BUILT_IN_DECKS } from './decks/built-in.ts';
import { pairConfig } from './decks/parity/config.ts';
import type { DkEventTold } from './events.ts';

/** 4,000 matches of each pair of built-in decks (DK-C1). Bots that search take long over so many, and DK-20 asks for none. */
const SAMPLING = { deals: 2000, confirmDeals: 0, iterations: 200 };

/** The built-in decks against each other, each player with a deck of its own (DK-20.6, C1). */
export const balance: Balance<DkEventTold> = {
  bands: { pairingInterval: 0.55, first: 0.6, turnActions: 300 },
  sampling: SAMPLING,
  sides: BUILT_IN_DECKS.map(({ id, deck }): BalanceSide => ({ id, name: deck.name, cards: deck.cards.map(({ name }) => name) })),
  grounds: [{ id: 'table', name: 'the table' }],
  /** Who begins is revealed (DK-3.2). */
  config: ([a, b]): DkConfig => pairConfig(deckOf(a), deckOf(b)),
  began: (event) => (event.type === 'starter' ? event.seat : null),
  played: (event, seat) => (event.type === 'played' && event.seat === seat ? event.card.name : null),
  cardName: (name) => name,
};

const deckOf = (side: string) => BUILT_IN_DECKS.find(({ id }) => id === side)!.deck;
