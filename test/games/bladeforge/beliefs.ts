import { DEFS } from '../../../src-shared/games/bladeforge/catalog.ts';
import { knownOf } from '../../../src-shared/games/bladeforge/rules/hands.ts';
import type { BlState } from '../../../src-shared/games/bladeforge/state.ts';
import type { Beliefs } from '../../bots/beliefs.ts';

/** Facts that a seat cannot see, and facts it was shown, for the tests of the determinizers. */
export const BELIEFS: Beliefs<BlState> = {
  facts: (s, seat) => [
    ...s.seats.flatMap(({ hand }, owner) => (owner === seat ? [] : hand.map((card) => `${DEFS[card].id} in hand ${owner}`))),
    ...s.armory.slice(-3).map((card, i) => `${DEFS[card].id} ${i} of the last three`),
  ],
  forgotten: (s, seat) =>
    s.seats.flatMap(({ hand }, owner) => {
      const left = [...hand];
      return knownOf(s, seat, owner).flatMap((card) => {
        const at = left.indexOf(card);
        if (at >= 0) left.splice(at, 1);
        return at >= 0 ? [] : [`${DEFS[card].id} in hand ${owner}`];
      });
    }),
};
