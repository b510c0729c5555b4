import { DEFS } from '../catalog.ts';
import { CLASSIC, cardOfHand, handCard, type WrState } from '../state.ts';
import { drawOne, insertCard, shuffleDeck } from './hand.ts';
import { tell } from './tell.ts';

/* The mulligan (WR-4.10–4.12): each decides without seeing the other's choice, both are carried out together. */

export const isClassic = (s: WrState): boolean => s.mode === CLASSIC;

export const askMulligan = (): void => tell()?.all({ type: 'phase', phase: 'mulligan' });

/** Who decides now: the first player, then the second; −1 once both have. */
export function deciding(s: WrState): number {
  if (s.seats[s.first].kept === 0) return s.first;
  return s.seats[1 - s.first].kept === 0 ? 1 - s.first : -1;
}

/** WR-4.11: drawn cards only. */
export const mayReturn = (card: number): boolean => DEFS[card].spec.role === 'deck';

export function putBack(s: WrState, card: number): void {
  s.seats[deciding(s)].returning.push(card);
}

/** The player is done; after the second one all is carried out. */
export function keepHand(s: WrState): void {
  s.seats[deciding(s)].kept = 1;
  if (deciding(s) >= 0) return;
  for (const seat of [s.first, 1 - s.first]) exchange(s, seat);
}

function exchange(s: WrState, seat: number): void {
  const player = s.seats[seat];
  const back = player.returning.slice();
  const returned = back.map((card) => DEFS[card].id);
  tell()?.split([seat], { type: 'mulligan', seat, count: back.length, returned }, { type: 'mulligan', seat, count: back.length });
  player.returning.length = 0;
  if (back.length === 0) return;
  for (const card of back) {
    player.hand.splice(
      player.hand.findIndex((entry) => cardOfHand(entry) === card),
      1,
    );
    player.deck.push(card);
  }
  shuffleDeck(s, seat);
  for (let i = 0; i < back.length; i++) drawOne(s, seat);
}

/** A card of the opening hand that is not drawn (WR-4.5, 4.13). */
export const deal = (s: WrState, seat: number, card: number): void => insertCard(s.seats[seat].hand, handCard(card, false));
