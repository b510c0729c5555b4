import { ACTION, CARD_PLACE, kindOf, particularsOf } from '../keys.ts';
import { listActions } from '../rules/legal.ts';
import { AT, type BlState } from '../state.ts';

/* The legal keys worth a bot's thought: what has an equal twin is left out. */

/** The right place of two equal Guards is as good as the left one. */
function hasTwin(s: BlState, key: number): boolean {
  const { forge, hand } = s.seats[s.active];
  const n = particularsOf(key);
  switch (kindOf(key)) {
    case ACTION.replace:
      return CARD_PLACE.place(n) === AT.right && forge[AT.left] === forge[AT.right];
    // A pair to recycle is named in one order, lower card first; so the highest needs a copy of itself.
    case ACTION.recycle:
      return n === hand[hand.length - 1] && n !== hand[hand.length - 2];
    case ACTION.chooseCard:
      return (
        s.agenda[s.agenda.length - 1].do === 'recycle' &&
        n < s.salvage[s.salvage.length - 1] &&
        hand[hand.length - 1] >= s.salvage[s.salvage.length - 1]
      );
    default:
      return false;
  }
}

/** Replacing something by the same does nothing. */
const isIdle = (s: BlState, key: number): boolean =>
  kindOf(key) === ACTION.replace && s.seats[s.active].forge[CARD_PLACE.place(particularsOf(key))] === CARD_PLACE.card(particularsOf(key));

export function candidates(s: BlState, out: Int32Array): number {
  const all = listActions(s, out);
  let n = 0;
  for (let i = 0; i < all; i++) if (!hasTwin(s, out[i]) && !isIdle(s, out[i])) out[n++] = out[i];
  return n;
}
