import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import type { Beliefs } from '../../bots/beliefs.ts';

/** Facts that a seat cannot see, and facts it was shown, for the tests of the determinizers. */
export const BELIEFS: Beliefs<LnState> = {
  facts(s, seat) {
    const rival = s.seats[1 - seat];
    return [
      `Champion ${rival.champion}`,
      ...rival.hand.map((inst) => `${inst} in hand`),
      ...rival.deck.slice(-2).map((inst, i) => `${inst} ${i} of the rival's last two`),
      ...s.seats[seat].deck.slice(-2).map((inst, i) => `${inst} ${i} of the own last two`),
    ];
  },
  forgotten: (s) =>
    s.seats.flatMap(({ hand, deck, knownHand, knownDeck }) => [
      ...knownHand.filter((inst) => !hand.includes(inst)).map((inst) => `${inst} in hand`),
      ...knownDeck.filter((inst) => !deck.includes(inst)).map((inst) => `${inst} in the deck`),
    ]),
};
