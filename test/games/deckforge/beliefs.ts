import type { DkState } from '../../../src-shared/games/deckforge/state.ts';
import { CARD_TYPES } from '../../../src-shared/games/deckforge/types.ts';
import type { Beliefs } from '../../bots/beliefs.ts';

/** Facts that a seat cannot see, and facts it was shown, for the tests of the determinizers. */
export const BELIEFS: Beliefs<DkState> = {
  facts: (s, seat) => [
    ...s.seats.flatMap(({ hand }, owner) =>
      owner === seat ? [] : hand.flatMap((n, type) => (n > 0 ? [`${n} ${CARD_TYPES[type]} in hand ${owner}`] : [])),
    ),
    ...s.typeDeck.slice(-3).map((type, i) => `${CARD_TYPES[type]} ${i} of the last three`),
  ],
  forgotten: (s) =>
    s.seats.flatMap(({ hand, known }, owner) =>
      known.flatMap((n, type) => (hand[type] < n ? [`${CARD_TYPES[type]} in hand ${owner}`] : [])),
    ),
};
