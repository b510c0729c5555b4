import { DEFS } from '../catalog.ts';
import { fetchable } from '../effects/cards.ts';
import { ACTION, CARD_PLACE, keyOf, reforgeWith } from '../keys.ts';
import { isMain } from '../modes.ts';
import { AT, NONE, TOP_LEVEL, type BlSeatState, type BlState, type GadgetItem } from '../state.ts';
import { isLiving } from './defeat.ts';
import { canUse, emptyPlace, isComplete, partPlaces } from './forge.ts';
import { hasObject, namable } from './gadget.ts';

/* Every legal action of the deciding seat, as keys in a fixed order that follows from what that seat knows. */

/** BL-12.16. */
export function canPlay(s: BlState, seat: number, card: number): boolean {
  for (const effect of DEFS[card].effects) if (hasObject(s, seat, effect)) return true;
  return false;
}

/** BL-6.1, 6.3, 6.8. */
export const canReforge = (s: BlState, own: BlSeatState): boolean => s.means.reforged === 0 && own.level < TOP_LEVEL && isComplete(own);

/** BL-5.3. */
const canRecycle = (s: BlState, own: BlSeatState): boolean => own.hand.length >= 2 && s.armory.length > 0;

/** Placing and replacing with one card (BL-4.1, 4.6). */
function addPlacements(own: BlSeatState, card: number, out: Int32Array, n: number): number {
  const { isPart, place } = DEFS[card];
  if (isPart && emptyPlace(own, card) !== NONE) out[n++] = keyOf(ACTION.place, card);
  if (own.forge[place] !== NONE) out[n++] = keyOf(ACTION.replace, CARD_PLACE.of(card, place));
  if (place === AT.left && own.forge[AT.right] !== NONE) out[n++] = keyOf(ACTION.replace, CARD_PLACE.of(card, AT.right));
  return n;
}

/** What one card of the hand can be used for. */
function addUses(s: BlState, seat: number, card: number, out: Int32Array, n: number): number {
  const own = s.seats[seat];
  if (!canUse(own, card)) return n;
  const { type } = DEFS[card];
  if (type === 'gadget') {
    if (canPlay(s, seat, card)) out[n++] = keyOf(ACTION.playGadget, card);
    return n;
  }
  if (type === 'shield') {
    out[n++] = keyOf(ACTION.placeShield, card);
    return n;
  }
  return s.means.placementsLeft > 0 ? addPlacements(own, card, out, n) : n;
}

/** With the Blades that may enter at the new level (BL-6.4). */
function addReforges(own: BlSeatState, out: Int32Array, n: number): number {
  out[n++] = keyOf(ACTION.reforge, reforgeWith(NONE));
  const { hand } = own;
  for (let i = 0; i < hand.length; i++) {
    const def = DEFS[hand[i]];
    if (def.type === 'blade' && def.req <= own.level + 1 && hand[i] !== hand[i - 1]) out[n++] = keyOf(ACTION.reforge, reforgeWith(hand[i]));
  }
  return n;
}

/** BL-3.4, 3.5. */
function addEndings(s: BlState, seat: number, out: Int32Array, n: number): number {
  if (s.means.reforged) {
    out[n++] = keyOf(ACTION.endTurn, 0);
    return n;
  }
  for (let target = 0; target < s.seats.length; target++)
    if (target !== seat && isLiving(s, target)) out[n++] = keyOf(ACTION.attack, target);
  out[n++] = keyOf(ACTION.drawToEnd, 0);
  return n;
}

function addActions(s: BlState, out: Int32Array): number {
  const seat = s.active;
  const own = s.seats[seat];
  const { hand } = own;
  let n = 0;
  // Hands are sorted: equal cards stand side by side.
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) n = addUses(s, seat, hand[i], out, n);
  if (canReforge(s, own)) n = addReforges(own, out, n);
  if (canRecycle(s, own)) n = addCards(ACTION.recycle, hand, out, n);
  return addEndings(s, seat, out, n);
}

/** One key per different card of a sorted list. */
function addCards(kind: number, cards: readonly number[], out: Int32Array, n: number): number {
  for (let i = 0; i < cards.length; i++) if (cards[i] !== cards[i - 1]) out[n++] = keyOf(kind, cards[i]);
  return n;
}

/** The cards that a question for a card is about, sorted. */
export function askedCards(s: BlState): number[] {
  const { seat, of } = s.choice!;
  if (of !== NONE) return s.seats[seat].hand;
  const item = s.agenda[s.agenda.length - 1] as GadgetItem;
  const effect = DEFS[item.card].effects[item.at];
  return effect.do === 'fetch' ? fetchable(s, effect.type).sort((a, b) => a - b) : [];
}

/** The players that a question for a player is about. */
export function askedSeats(s: BlState): number[] {
  const item = s.agenda[s.agenda.length - 1] as GadgetItem;
  return namable(s, item.seat, DEFS[item.card].effects[item.named]);
}

function addAnswers(s: BlState, out: Int32Array): number {
  let n = 0;
  switch (s.choice!.kind) {
    case 'block':
      out[n++] = keyOf(ACTION.chooseBlock, 0);
      out[n++] = keyOf(ACTION.chooseBlock, 1);
      return n;
    case 'part':
      for (const place of partPlaces(s.seats[s.choice!.of])) out[n++] = keyOf(ACTION.choosePart, place);
      return n;
    case 'seat':
      for (const seat of askedSeats(s)) out[n++] = keyOf(ACTION.chooseSeat, seat);
      return n;
    case 'card':
      return addCards(ACTION.chooseCard, askedCards(s), out, n);
  }
}

/** Writes the keys into `out`; returns how many. */
export function listActions(s: BlState, out: Int32Array): number {
  if (s.result !== null) return 0;
  if (s.choice !== null) return addAnswers(s, out);
  return isMain(s.phase) ? addActions(s, out) : 0;
}

/** BL-3.8: who decides. */
export function toAct(s: BlState): number | null {
  if (s.result !== null) return null;
  if (s.choice !== null) return s.choice.seat;
  return isMain(s.phase) ? s.active : null;
}
