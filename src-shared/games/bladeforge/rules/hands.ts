import { draw } from '../../../kernel/rng.ts';
import { DEFS } from '../catalog.ts';
import type { BlSalvaged } from '../events.ts';
import type { BlState } from '../state.ts';
import { cardIds, tell } from './tell.ts';

/*
 * Cards into and out of hands, and what everybody knows of them (BL-15.7): a card that enters a hand openly is marked
 * for all, and the mark goes when such a card leaves it.
 */

/** Cards that `viewer` knows to be in `owner`'s hand. */
export const knownOf = (s: BlState, viewer: number, owner: number): number[] => s.known[viewer * s.seats.length + owner];

function insert(hand: number[], card: number): void {
  let i = hand.length;
  hand.push(card);
  while (i > 0 && hand[i - 1] > card) {
    hand[i] = hand[i - 1];
    i--;
  }
  hand[i] = card;
}

function remove(list: number[], card: number): void {
  const i = list.indexOf(card);
  if (i >= 0) list.splice(i, 1);
}

/** Hidden from all other seats. */
export const putIntoHand = (s: BlState, seat: number, card: number): void => insert(s.seats[seat].hand, card);

export function mark(s: BlState, viewer: number, owner: number, card: number): void {
  if (viewer !== owner) insert(knownOf(s, viewer, owner), card);
}

/** Public: every seat knows from now on that the card is there. */
export function putOpenly(s: BlState, seat: number, card: number): void {
  putIntoHand(s, seat, card);
  for (let viewer = 0; viewer < s.seats.length; viewer++) mark(s, viewer, seat, card);
}

/** Public. */
export function takeFromHand(s: BlState, seat: number, card: number): void {
  remove(s.seats[seat].hand, card);
  for (let viewer = 0; viewer < s.seats.length; viewer++) remove(knownOf(s, viewer, seat), card);
}

/** Empties a hand for good. */
export function takeHand(s: BlState, seat: number): number[] {
  const { hand } = s.seats[seat];
  s.seats[seat].hand = [];
  for (let viewer = 0; viewer < s.seats.length; viewer++) knownOf(s, viewer, seat).length = 0;
  return hand;
}

export function toSalvage(s: BlState, seat: number, cards: readonly number[], why: BlSalvaged): void {
  if (cards.length === 0) return;
  for (let i = 0; i < cards.length; i++) s.salvage.push(cards[i]);
  tell()?.all({ type: 'salvaged', seat, cards: cardIds(cards), why });
}

/** Draws up to `n` face down (BL-11.2, D44). */
export function drawCards(s: BlState, seat: number, n: number): void {
  const count = Math.min(n, s.armory.length);
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = s.armory.pop()!;
    drawn.push(card);
    putIntoHand(s, seat, card);
  }
  tell()?.split([seat], { type: 'drew', seat, count, wanted: n, cards: cardIds(drawn) }, { type: 'drew', seat, count, wanted: n });
}

/**
 * A random card of `from` for `thief`, against `gift` if that is not below 0 (BL-13.7, D50): both know both, the rest
 * forget what they knew of the two hands.
 * @returns the card stolen
 */
export function exchange(s: BlState, thief: number, from: number, gift: number): number {
  const { hand } = s.seats[from];
  const stolen = hand[draw(s.rng, 'theft', 'steal', hand.length)];
  remove(hand, stolen);
  if (gift >= 0) remove(s.seats[thief].hand, gift);
  for (let viewer = 0; viewer < s.seats.length; viewer++) {
    if (viewer === thief) remove(knownOf(s, viewer, from), stolen);
    else if (viewer === from) remove(knownOf(s, viewer, thief), gift);
    else knownOf(s, viewer, thief).length = knownOf(s, viewer, from).length = 0;
  }
  putIntoHand(s, thief, stolen);
  mark(s, from, thief, stolen);
  if (gift >= 0) {
    putIntoHand(s, from, gift);
    mark(s, thief, from, gift);
  }
  return stolen;
}

/** A trap that went off in a hand is known to all (BL-15.3). */
export function showTrap(s: BlState, owner: number, card: number, insider: number): void {
  for (let viewer = 0; viewer < s.seats.length; viewer++) if (viewer !== insider) mark(s, viewer, owner, card);
}

export const isTrap = (card: number): boolean => DEFS[card].trap > 0;
