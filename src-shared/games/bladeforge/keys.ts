import { actionKeys, nothing, one, oneOf, pair, type Packing } from '../../kernel/action-keys.ts';
import type { BlAction } from './actions.ts';
import { DEFS, findCard } from './catalog.ts';
import { AT, NONE, type BlState } from './state.ts';
import { SLOTS } from './types.ts';

/* The layout of action keys. Cards are named by definition, so that equal copies are one action. */

const card: Packing<{ card: string }> = {
  encode: (a) => findCard(a.card),
  decode: (n) => ({ card: DEFS[n].id }),
};

/** Particulars of `replace`. */
export const CARD_PLACE = pair('card', 'place', 3);

/** Particulars of `reforge`: 0 without a Blade. */
export const reforgeWith = (blade: number): number => blade + 1;
export const bladeOf = (particulars: number): number => particulars - 1;

export const { ACTION, keyOf, kindOf, particularsOf, typeOf, encode, decode } = actionKeys<BlState, BlAction>(16, {
  place: card,
  replace: {
    encode(a) {
      const found = findCard(a.card);
      return found < 0 ? -1 : CARD_PLACE.of(found, AT[a.slot]);
    },
    decode: (n) => ({ card: DEFS[CARD_PLACE.card(n)].id, slot: SLOTS[CARD_PLACE.place(n)] as 'blade' }),
  },
  placeShield: card,
  playGadget: card,
  recycle: card,
  reforge: {
    encode(a) {
      const found = a.blade === null ? NONE : findCard(a.blade);
      return a.blade !== null && found < 0 ? -1 : reforgeWith(found);
    },
    decode: (n) => ({ blade: n === 0 ? null : DEFS[bladeOf(n)].id }),
  },
  attack: one('target'),
  drawToEnd: nothing,
  endTurn: nothing,
  chooseSeat: one('seat'),
  chooseCard: card,
  choosePart: {
    encode: (a) => AT[a.slot],
    decode: (n) => ({ slot: SLOTS[n] as 'grip' }),
  },
  chooseBlock: oneOf('block', [false, true]),
});
