import { shuffle } from '../../../kernel/rng.ts';
import { DEFS } from '../catalog.ts';
import { DURATION, HAND_LIMIT, SLOT, ZONE, listOf, ownerOf, type HxFx, type HxState } from '../state.ts';
import { tell } from './tell.ts';

/* Cards and their piles. A card changes zone only through this file, so that Lasting effects end there (HX-29.3). */

const NO_FX: readonly HxFx[] = [];

export const cardName = (s: HxState, inst: number): string => DEFS[s.defs[inst]].id;

/** Did the forge that brought this card fall? Then nothing returns it anywhere (HX-6.11). */
export function isOrphan(s: HxState, inst: number): boolean {
  const list = listOf(inst);
  return list > 0 && s.seats[ownerOf(inst)].slots[list - 1] === SLOT.fallen;
}

/** Lasting effects end with any change of zone; Eternal and Fleeting ones stay on the card. */
function enterZone(s: HxState, inst: number, zone: number): void {
  s.zones[inst] = zone;
  const fx = s.cardFx[inst];
  if (fx.length && fx.some((f) => f.until === DURATION.lasting)) s.cardFx[inst] = fx.filter((f) => f.until !== DURATION.lasting);
}

const pileOf = (s: HxState, inst: number, zone: number): number[] | null => {
  const own = s.seats[ownerOf(inst)];
  switch (zone) {
    case ZONE.deck:
      return own.deck;
    case ZONE.hand:
      return own.hand;
    case ZONE.discard:
      return own.discard;
    case ZONE.lost:
      return own.lost;
    default:
      return null;
  }
};

/** Takes a card out of the pile that holds it; the caller sets its new zone. */
function leavePile(s: HxState, inst: number): void {
  const pile = pileOf(s, inst, s.zones[inst]);
  if (pile) pile.splice(pile.indexOf(inst), 1);
}

/** Moves a card to the top (newest end) of a zone of its owner. */
export function moveCard(s: HxState, inst: number, zone: number): void {
  leavePile(s, inst);
  enterZone(s, inst, zone);
  pileOf(s, inst, zone)?.push(inst);
}

export function putUnderDeck(s: HxState, inst: number): void {
  leavePile(s, inst);
  enterZone(s, inst, ZONE.deck);
  s.seats[ownerOf(inst)].deck.unshift(inst);
}

/** Out of the game: not a zone, final (HX-31.5). */
export function removeCard(s: HxState, inst: number): void {
  moveCard(s, inst, ZONE.removed);
  s.cardFx[inst] = NO_FX;
}

/** Towards discard, or out of the game if its forge fell. Tells whether it reached discard. */
export function toDiscard(s: HxState, inst: number): boolean {
  if (isOrphan(s, inst)) {
    removeCard(s, inst);
    return false;
  }
  moveCard(s, inst, ZONE.discard);
  return true;
}

export function toLost(s: HxState, inst: number): void {
  if (isOrphan(s, inst)) removeCard(s, inst);
  else moveCard(s, inst, ZONE.lost);
}

const streamOf = (seat: number): string => `deck${seat}`;

export function shuffleDeck(s: HxState, seat: number): void {
  shuffle(s.rng, streamOf(seat), `shuffle deck ${seat}`, s.seats[seat].deck);
}

/** One card from the top; an empty deck first takes the shuffled discard (HX-10.4, 10.5). */
function drawOne(s: HxState, seat: number): number {
  const own = s.seats[seat];
  if (own.deck.length === 0) {
    if (own.discard.length === 0) return -1;
    for (const inst of own.discard.slice()) moveCard(s, inst, ZONE.deck);
    shuffleDeck(s, seat);
    tell()?.all({ type: 'reshuffled', seat });
  }
  const inst = own.deck[own.deck.length - 1];
  moveCard(s, inst, ZONE.hand);
  return inst;
}

/** "Draw n" is n single draws (HX-10.6), then the hand limit once (HX-11.7). */
export function drawCards(s: HxState, seat: number, n: number): void {
  const told = tell();
  const cards: string[] = [];
  for (let i = 0; i < n; i++) {
    const inst = drawOne(s, seat);
    if (inst < 0) break;
    if (told) cards.push(cardName(s, inst));
  }
  if (cards.length > 0)
    told?.split([seat], { type: 'drew', seat, count: cards.length, cards }, { type: 'drew', seat, count: cards.length });
  trimHand(s, seat);
}

/** Straight from hand to discard, never over the stack (HX-11.8). */
export function discardCard(s: HxState, inst: number, reason: 'overflow' | 'cost' | 'effect'): void {
  const seat = ownerOf(inst);
  toDiscard(s, inst);
  tell()?.all({ type: 'discarded', seat, def: cardName(s, inst), reason });
}

/** A hand never stays above 8: the oldest go first (HX-11.5, 11.6). Called once after a whole instruction. */
export function trimHand(s: HxState, seat: number): void {
  const { hand } = s.seats[seat];
  while (hand.length > HAND_LIMIT) discardCard(s, hand[0], 'overflow');
}

/** Adds an effect to a card; lists are replaced, never changed, because clones share them. */
export function addCardFx(s: HxState, inst: number, fx: HxFx): void {
  s.cardFx[inst] = [...s.cardFx[inst], fx];
}

/** Sum of changes to a card's generic cost. */
export function costChangeOf(s: HxState, inst: number): number {
  let by = 0;
  for (const fx of s.cardFx[inst]) by += fx.cost;
  return by;
}
