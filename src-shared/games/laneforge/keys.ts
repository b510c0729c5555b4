import { actionKeys, nothing, one, pair, type Packing } from '../../kernel/action-keys.ts';
import type { LnAction } from './actions.ts';
import { DEFS, findFace } from './catalog.ts';
import { CARDS, ownerOf, type LnState } from './state.ts';

/*
 * The layout of action keys. Cards are named by instance, which follows from the open lists of sets, so keys tell nothing
 * that the acting seat does not know.
 */

/** The instance of a seat's card by its id, −1 if its decks hold no such card. */
export function instanceOf(s: LnState, seat: number, card: string): number {
  const face = findFace(card);
  if (face < 0) return -1;
  for (let inst = seat * CARDS; inst < (seat + 1) * CARDS; inst++) if (s.faces[inst] === face) return inst;
  return -1;
}

const cardId = (s: LnState, inst: number): string => DEFS[s.faces[inst]].id;

/** Lanes are counted from 1 in actions and from 0 in keys. */
const lane: Packing<{ lane: number }> = {
  encode: (a) => a.lane - 1,
  decode: (n) => ({ lane: n + 1 }),
};

/* Particulars of more than one number. */
export const CARD_FREE = pair('inst', 'free', 1);
export const LANE_TO = pair('lane', 'to', 3);
export const SEAT_LANE = pair('seat', 'lane', 3);

export const { ACTION, keyOf, kindOf, particularsOf, typeOf, encode, decode } = actionKeys<LnState, LnAction>(10, {
  pickChampion: one('deck'),
  playCard: {
    encode(a, s, seat) {
      const inst = instanceOf(s, seat, a.card);
      return inst < 0 ? -1 : CARD_FREE.of(inst, a.free ? 1 : 0);
    },
    decode: (n, s) => ({ card: cardId(s, CARD_FREE.inst(n)), free: CARD_FREE.free(n) === 1 }),
  },
  banishCard: {
    encode: (a, s, seat) => instanceOf(s, seat, a.card),
    decode: (n, s) => ({ card: cardId(s, n) }),
  },
  activate: lane,
  useMobility: {
    encode: (a) => LANE_TO.of(a.lane - 1, a.to - 1),
    decode: (n) => ({ lane: LANE_TO.lane(n) + 1, to: LANE_TO.to(n) + 1 }),
  },
  useChampion: nothing,
  endActionPhase: nothing,
  chooseLane: lane,
  chooseCreature: {
    encode: (a) => SEAT_LANE.of(a.seat, a.lane - 1),
    decode: (n) => ({ seat: SEAT_LANE.seat(n), lane: SEAT_LANE.lane(n) + 1 }),
  },
  chooseCard: {
    encode: (a, s) => instanceOf(s, a.seat, a.card),
    decode: (n, s) => ({ seat: ownerOf(n), card: cardId(s, n) }),
  },
  accept: nothing,
  decline: nothing,
  done: nothing,
  orderTrigger: one('index'),
});
