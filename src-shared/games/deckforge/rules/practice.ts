import { refresh } from './values.ts';
import { newPermanent } from './act.ts';
import { tell, thing, typeName } from './tell.ts';
import { reveal } from './zones.ts';
import type { DkState } from '../state.ts';
import { CARD_TYPES, TYPE } from '../types.ts';

/*
 * A position to try cards in: nobody has won the initiative or waited for a token. Everybody holds one of each type and has a
 * creature and a flying creature that are ready; the first player is in the first turn.
 */

export const isPractice = (s: DkState): boolean => s.config.practice === true;

/** Takes one token of the type out of the deck, which holds two of each for every player at the least (DK-2.2). */
function take(s: DkState, type: number): void {
  s.typeDeck.splice(s.typeDeck.indexOf(type), 1);
}

/** In place of dealing (DK-2.3): everybody knows these hands. */
export function dealPractice(s: DkState): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { hand, known } = s.seats[seat];
    for (let type = 0; type < CARD_TYPES.length; type++) {
      take(s, type);
      hand[type] = known[type] = 1;
    }
    tell()?.all({ type: 'dealt', seat, count: CARD_TYPES.length, cards: CARD_TYPES.map((_, type) => typeName(type)) });
  }
}

/** In place of the initiative (DK-3). */
export function beginPractice(s: DkState): void {
  s.initiative = null;
  s.turn = 1;
  s.active = 0;
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (const type of [TYPE.creature, TYPE.flying]) {
      take(s, type);
      const { deck, card } = reveal(s, seat, type);
      const p = newPermanent(s, seat, type, deck, card);
      p.delay = 0;
      s.seats[seat].board.push(p);
      tell()?.all({ type: 'entered', thing: thing(s, p) });
    }
  }
  refresh(s);
}
