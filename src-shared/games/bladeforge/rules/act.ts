import type { FlowEvent } from '../../../kernel/flow.ts';
import { CARD_PLACE, bladeOf, particularsOf } from '../keys.ts';
import { AT, NONE, dieOf, type BlState, type GadgetItem, type RecycleItem } from '../state.ts';
import { SLOTS } from '../types.ts';
import { dropPart } from './attack.ts';
import { emptyPlace, takeOff } from './forge.ts';
import * as gadget from './gadget.ts';
import { drawCards, takeFromHand, toSalvage } from './hands.ts';
import { cardId, cardIds, tell } from './tell.ts';

/* What a player does in the own main phase, and answers (BL-4–6, 12). Legality has been looked at before. */

/** From hand to a place; what was there goes to the Salvage, also a starter card (BL-4.3, D3). */
function put(s: BlState, card: number, place: number): void {
  const seat = s.active;
  const { forge } = s.seats[seat];
  takeFromHand(s, seat, card);
  const old = forge[place];
  forge[place] = card;
  tell()?.all({ type: 'placed', seat, card: cardId(card), slot: SLOTS[place], replaced: old === NONE ? null : cardId(old) });
  if (old !== NONE) toSalvage(s, seat, [old], 'replaced');
}

/** BL-4.1, 4.2: the one allowance for placing and replacing. */
export function place(s: BlState, event: FlowEvent): void {
  const card = particularsOf(event.key);
  s.means.placementsLeft--;
  put(s, card, emptyPlace(s.seats[s.active], card));
}

export function replace(s: BlState, event: FlowEvent): void {
  const n = particularsOf(event.key);
  s.means.placementsLeft--;
  put(s, CARD_PLACE.card(n), CARD_PLACE.place(n));
}

/** BL-9.1, 9.2, 4.10. */
export const placeShield = (s: BlState, event: FlowEvent): void => put(s, particularsOf(event.key), AT.shield);

export function playGadget(s: BlState, event: FlowEvent): void {
  const card = particularsOf(event.key);
  takeFromHand(s, s.active, card);
  gadget.begin(s, s.active, card);
}

/** BL-5.1: the first card goes, the second is asked for. */
export function recycle(s: BlState, event: FlowEvent): void {
  const card = particularsOf(event.key);
  takeFromHand(s, s.active, card);
  toSalvage(s, s.active, [card], 'recycled');
  s.agenda.push({ do: 'recycle', seat: s.active } satisfies RecycleItem as RecycleItem);
}

export function askSecond(s: BlState, item: RecycleItem): void {
  if (s.seats[item.seat].out !== 0) return;
  s.agenda.push(item);
  s.choice = { seat: item.seat, kind: 'card', of: item.seat };
}

function finishRecycling(s: BlState, { seat }: RecycleItem, card: number): void {
  const first = s.salvage[s.salvage.length - 1];
  takeFromHand(s, seat, card);
  toSalvage(s, seat, [card], 'recycled');
  tell()?.all({ type: 'recycled', seat, cards: cardIds([first, card]) });
  drawCards(s, seat, 1);
}

/** BL-6.2: die up, Grip and Guards away, then the Blade if there is to be another. */
export function reforge(s: BlState, event: FlowEvent): void {
  const seat = s.active;
  const own = s.seats[seat];
  s.means.reforged = 1;
  own.level++;
  tell()?.all({ type: 'reforged', seat, die: dieOf(own.level) });
  const parts = [AT.grip, AT.left, AT.right].map((at) => takeOff(s, seat, at));
  tell()?.all({ type: 'salvaged', seat, cards: cardIds(parts), why: 'reforged' });
  const blade = bladeOf(particularsOf(event.key));
  if (blade >= 0) put(s, blade, AT.blade);
}

export function chooseSeat(s: BlState, event: FlowEvent): void {
  s.choice = null;
  gadget.name(s.agenda[s.agenda.length - 1] as GadgetItem, particularsOf(event.key));
}

export function chooseCard(s: BlState, event: FlowEvent): void {
  s.choice = null;
  const item = s.agenda.pop()!;
  const card = particularsOf(event.key);
  if (item.do === 'recycle') finishRecycling(s, item as RecycleItem, card);
  else gadget.goOn(s, item as GadgetItem, card);
}

/** For a gadget that breaks a part, or after a failed block. */
export function choosePart(s: BlState, event: FlowEvent): void {
  const { of } = s.choice!;
  s.choice = null;
  const item = s.agenda.pop();
  if (item) gadget.goOn(s, item as GadgetItem, particularsOf(event.key));
  else dropPart(s, of, particularsOf(event.key), 'lost');
}
