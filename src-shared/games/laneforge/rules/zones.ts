import { TRIGGER } from '../catalog.ts';
import { shuffle } from '../../../kernel/rng.ts';
import { LEFT, ZONE, nextLevel, ownerOf, type LnState } from '../state.ts';
import { leavePlay, toBanishPile } from './leave.ts';
import { note, type EventNotes } from './happen.ts';
import { cardOf, tell } from './tell.ts';

/* Cards between their zones: drawing, discarding, levelling, shuffling (LN-2, 4.13, 4.20, 6). */

const without = (list: number[], inst: number): void => {
  const at = list.indexOf(inst);
  if (at >= 0) list.splice(at, 1);
};

/** Takes a card that is not in play out of where it lies (LN-D5). Its new zone is the caller's to set. */
export function takeFromPile(s: LnState, inst: number): void {
  const own = s.seats[ownerOf(inst)];
  switch (s.zones[inst]) {
    case ZONE.deck:
      without(own.deck, inst);
      break;
    case ZONE.hand:
      without(own.hand, inst);
      break;
    case ZONE.discard:
      without(own.discard, inst);
      break;
    case ZONE.banish:
      without(own.banish, inst);
  }
  without(own.knownHand, inst);
  without(own.knownDeck, inst);
}

/** The same wherever it is; in play it is banished first. */
export function takeOut(s: LnState, e: EventNotes, inst: number): void {
  if (s.zones[inst] === ZONE.lane) {
    const c = s.creatures.find((one) => one?.inst === inst)!;
    leavePlay(s, c, LEFT.banished);
    note(e, TRIGGER.banished, c.id, c.seat, 0, 0);
  }
  takeFromPile(s, inst);
}

/** Draws up to `n`; a short deck gives what is left, without penalty (LN-4.20). Returns how many. */
export function drawCards(s: LnState, seat: number, n: number): number {
  const own = s.seats[seat];
  const count = Math.min(n, own.deck.length);
  if (count <= 0) return 0;
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const inst = own.deck.pop()!;
    s.zones[inst] = ZONE.hand;
    own.hand.push(inst);
    drawn.push(inst);
  }
  // A card known to be in the deck may be in the hand now, which is hidden.
  own.knownDeck.length = 0;
  tell()?.split([seat], { type: 'drew', seat, count, cards: drawn.map((inst) => cardOf(s, inst)) }, { type: 'drew', seat, count });
  return count;
}

/** LN-14.12: hand → own discard pile, no levelling. Inside an event of the caller's. */
export function discardCard(s: LnState, e: EventNotes, inst: number, why: 'effect' | 'maintenance'): void {
  const seat = ownerOf(inst);
  takeOut(s, e, inst);
  s.zones[inst] = ZONE.discard;
  s.seats[seat].discard.push(inst);
  note(e, TRIGGER.leftHand, 0, seat, s.faces[inst], 0);
  tell()?.all({ type: 'discarded', seat, card: cardOf(s, inst), why });
}

/** LN-6.2, 6.11: the next level goes from the upgrade pile to the discard pile, if it is there. */
export function levelUp(s: LnState, inst: number): void {
  const next = nextLevel(inst);
  if (next < 0 || s.zones[next] !== ZONE.upgrade) return;
  const seat = ownerOf(inst);
  s.zones[next] = ZONE.discard;
  s.seats[seat].discard.push(next);
  tell()?.all({ type: 'levelled', seat, card: cardOf(s, next) });
}

/** LN-5.3, 5.4: the main action's banish, which levels the card but does not play it. Inside an event of the caller's. */
export function banishFromHand(s: LnState, e: EventNotes, inst: number): void {
  const seat = ownerOf(inst);
  takeOut(s, e, inst);
  toBanishPile(s, inst);
  note(e, TRIGGER.leftHand, 0, seat, s.faces[inst], 0);
  tell()?.all({ type: 'banishedFromHand', seat, card: cardOf(s, inst) });
  levelUp(s, inst);
}

/** LN-4.13: what is left of the deck and the discard pile become the new deck. */
export function reshuffle(s: LnState, seat: number): void {
  const own = s.seats[seat];
  for (const inst of own.discard) s.zones[inst] = ZONE.deck;
  // The order before shuffling must not depend on who played what when, only on what is there.
  own.deck = [...own.deck, ...own.discard].sort((a, b) => a - b);
  own.discard = [];
  shuffle(s.rng, `deck${seat}`, `shuffle deck ${seat}`, own.deck);
  own.knownDeck.length = 0;
  tell()?.all({ type: 'reshuffled', seat, count: own.deck.length });
}
