import { draw as chance, shuffle } from '../../../kernel/rng.ts';
import { DEFS } from '../catalog.ts';
import { HOW, SKIRMISH, handCard, type WrState, type WrUnit } from '../state.ts';
import { HAND_LIMITS } from '../types.ts';
import { warlordOf } from './board.ts';
import { hurt } from './damage.ts';
import { takeOut } from './enter.ts';
import { tell, thingOf } from './tell.ts';

/* Hands and decks. */

/** WR-13.1. */
export const handLimit = (s: WrState): number => HAND_LIMITS[s.config.mode];
export const isFull = (s: WrState, seat: number): boolean => s.seats[seat].hand.length >= handLimit(s);

/** Puts an entry into a hand, which is kept in order so that it tells nothing of when a card came. */
export function insertCard(hand: number[], entry: number): void {
  let at = hand.length;
  while (at > 0 && hand[at - 1] > entry) at--;
  hand.splice(at, 0, entry);
}

/** A card that was drawn goes into the hand, or is burned (WR-13.2). */
function receive(s: WrState, seat: number, card: number): void {
  if (isFull(s, seat)) {
    tell()?.all({ type: 'burned', seat, card: DEFS[card].id });
    return;
  }
  insertCard(s.seats[seat].hand, handCard(card, s.active === seat && s.turn > 0));
  tell()?.split([seat], { type: 'drew', seat, count: 1, cards: [DEFS[card].id] }, { type: 'drew', seat, count: 1 });
}

/** One card; from an empty deck in Skirmish damage to the Warlord instead (WR-14.1, 14.8), within the event under way. */
export function drawOne(s: WrState, seat: number): void {
  const player = s.seats[seat];
  const card = player.deck.pop();
  if (card !== undefined) return receive(s, seat, card);
  if (s.mode !== SKIRMISH) return;
  player.fatigue++;
  tell()?.all({ type: 'fatigue', seat, n: player.fatigue });
  hurt(s, warlordOf(s, seat), player.fatigue, HOW.effect, null);
}

/** WR-14.5, 18.8: the matching card nearest the top, the others in their order. */
export function drawMatching(s: WrState, seat: number, matches: (card: number) => boolean): void {
  const { deck } = s.seats[seat];
  const at = deck.findLastIndex(matches);
  if (at >= 0) receive(s, seat, deck.splice(at, 1)[0]);
}

/** A created card (WR-13.3): into a full hand it is not created. */
export function createCard(s: WrState, seat: number, card: number, source = 0): void {
  if (isFull(s, seat)) return;
  insertCard(s.seats[seat].hand, handCard(card, false, source));
  tell()?.split([seat], { type: 'created', seat, card: DEFS[card].id }, { type: 'created', seat });
}

export const shuffleDeck = (s: WrState, seat: number): void => shuffle(s.rng, `deck${seat}`, `shuffle deck ${seat}`, s.seats[seat].deck);

/** WR-18.7. @param known the cards are no secret to the rival */
export function shuffleIn(s: WrState, seat: number, cards: readonly number[], known = false): void {
  if (cards.length === 0) return;
  s.seats[seat].deck.push(...cards);
  shuffleDeck(s, seat);
  for (const card of cards) {
    const full = { type: 'shuffledIn', seat, count: 1, card: DEFS[card].id } as const;
    tell()?.split(known ? [0, 1] : [seat], full, { type: 'shuffledIn', seat, count: 1 });
  }
}

/** A Troop leaves play without dying; a token leaves the match, and a full hand burns it (WR-D87). */
export function returnUnit(s: WrState, unit: WrUnit, to: 'hand' | 'deck'): void {
  tell()?.all({ type: 'returned', thing: thingOf(s, unit), to });
  takeOut(s, unit);
  const { spec } = DEFS[unit.card];
  if (spec.role === 'token') return;
  if (to === 'deck') return shuffleIn(s, unit.seat, [unit.card], true);
  if (isFull(s, unit.seat)) tell()?.all({ type: 'burned', seat: unit.seat, card: spec.id });
  else insertCard(s.seats[unit.seat].hand, handCard(unit.card, false));
}

/** WR-18.1–18.3: up to three different ones of `cards`, in the order of the draw. */
export function candidates(s: WrState, cards: readonly number[]): number[] {
  const left = [...new Set(cards)].sort((a, b) => a - b);
  const offered: number[] = [];
  while (offered.length < 3 && left.length > 0) offered.push(left.splice(chance(s.rng, 'chance', 'a candidate', left.length), 1)[0]);
  return offered;
}
