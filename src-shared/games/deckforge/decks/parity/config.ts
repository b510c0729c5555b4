import type { DkConfig } from '../../config.ts';
import { LONGEST_SIMULATED } from '../../series.ts';
import type { OnlineDeck } from '../wire.ts';

/** The duel in which two decks are compared: each player reveals from its own (DK-20.6), and it is a draw after 400 turns (DK-20.7, D51). */
export const pairConfig = (a: OnlineDeck, b: OnlineDeck): DkConfig => ({
  seats: 2,
  tokensPerPlayer: 10,
  deckMode: 'own',
  decks: [a, b],
  maxTurns: LONGEST_SIMULATED,
});
