import { draw, shuffle } from '../../../kernel/rng.ts';
import { deckAt, deckIndex } from '../catalog.ts';
import type { DkState } from '../state.ts';
import { tell, typeName } from './tell.ts';

/* Tokens between type deck, hands and the common Graveyard (DK-14). */

export const handSize = ({ hand }: DkState['seats'][number]): number => hand[0] + hand[1] + hand[2] + hand[3] + hand[4];

/** The concrete card that a token turns into: every copy alike, and none is used up (DK-1.5). */
export function reveal(s: DkState, seat: number, type: number): { deck: number; card: number } {
  const deck = deckIndex(s, seat);
  const entries = deckAt(s, deck).entries[type];
  return { deck, card: entries[draw(s.rng, 'reveal', `reveal ${typeName(type)}`, entries.length)] };
}

/** DK-14.2: the order in which tokens were lost has no say in the shuffle. */
function refill(s: DkState): void {
  s.typeDeck = s.graveyard.sort((a, b) => a - b);
  s.graveyard = [];
  shuffle(s.rng, 'deck', 'shuffle the type deck', s.typeDeck);
  tell()?.all({ type: 'reshuffled', count: s.typeDeck.length });
}

/** Face down from the type deck (DK-14.2–14.4). */
export function drawTokens(s: DkState, seat: number, wanted: number): void {
  const { hand } = s.seats[seat];
  const drawn: number[] = [];
  while (drawn.length < wanted) {
    if (s.typeDeck.length === 0) {
      if (s.graveyard.length === 0) break;
      refill(s);
    }
    const type = s.typeDeck.pop()!;
    hand[type]++;
    drawn.push(type);
  }
  const count = drawn.length;
  tell()?.split([seat], { type: 'drew', seat, count, wanted, cards: drawn.map(typeName) }, { type: 'drew', seat, count, wanted });
}

/** In the open: what everybody knows of the hand follows. */
export function takeFromHand(s: DkState, seat: number, type: number): void {
  const own = s.seats[seat];
  own.hand[type]--;
  if (own.known[type] > 0) own.known[type]--;
}

/** DK-11.18. */
export function returnToHand(s: DkState, seat: number, type: number): void {
  s.seats[seat].hand[type]++;
  s.seats[seat].known[type]++;
}

/** A spell's token lies beside the piles until it is through (DK-8.9, 14.4). */
export const hold = (s: DkState, seat: number, type: number): void => void s.resolving.push(seat * 8 + type);

/** Spells that are through go to the Graveyard, those of `seat` alone if one is named. */
export function dispose(s: DkState, seat = -1): void {
  if (s.resolving.length === 0) return;
  const kept: number[] = [];
  for (const entry of s.resolving) {
    const owner = entry >> 3;
    if (seat >= 0 && owner !== seat) {
      kept.push(entry);
      continue;
    }
    s.graveyard.push(entry & 7);
    tell()?.all({ type: 'spent', seat: owner, cardType: typeName(entry & 7) });
  }
  s.resolving = kept;
}
