import type { DkState } from '../state.ts';
import { CARD_TYPES, TYPE } from '../types.ts';
import { newPermanent } from './act.ts';
import { tell, thing } from './tell.ts';
import { refresh } from './values.ts';
import { reveal } from './zones.ts';

/*
 * A position to try cards in: nobody has won the initiative or waited for a token. Everybody holds one of each type and has a
 * creature and a flying creature that are ready; the first player is in the first turn.
 */

export const isPractice = (s: DkState): boolean => s.config.practice === true;

/** Takes one token of the type out of the deck, which holds two of each for every player at the least (DK-2.2). */
function take(s: DkState, type: number): void {
  s.typeDeck.splice(s.typeDeck.indexOf(type), 1);
}

/** Everybody knows these hands. */
function dealOneOfEach(s: DkState, seat: number): void {
  const { hand, known } = s.seats[seat];
  for (let type = 0; type < CARD_TYPES.length; type++) {
    take(s, type);
    hand[type] = known[type] = 1;
  }
  tell()?.all({ type: 'dealt', seat, count: CARD_TYPES.length, cards: [...CARD_TYPES] });
}

function putIntoPlay(s: DkState, seat: number, type: number): void {
  take(s, type);
  const { deck, card } = reveal(s, seat, type);
  const p = newPermanent(s, seat, type, deck, card);
  p.delay = 0;
  s.seats[seat].board.push(p);
  tell()?.all({ type: 'entered', thing: thing(s, p) });
}

/** In place of dealing and the initiative (DK-2.3, 3). */
export function beginPractice(s: DkState): void {
  s.turn = 1;
  s.active = 0;
  for (let seat = 0; seat < s.seats.length; seat++) {
    dealOneOfEach(s, seat);
    putIntoPlay(s, seat, TYPE.creature);
    putIntoPlay(s, seat, TYPE.flying);
  }
  refresh(s);
}
