/** Exact chances of having drawn a card, by a game's opening hand and draws. */
import type { DeckOpening } from '../../../src-shared/kernel/deck-form.ts';

/** Chance that none of the wanted cards is among the first ones of a shuffled deck. */
export function noneAmong(deck: number, wanted: number, first: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(first, deck); i++) none *= Math.max(0, deck - wanted - i) / (deck - i);
  return none;
}

export interface Drawing extends Pick<DeckOpening, 'hand' | 'draws'> {
  /** Cards of the deck as it is shuffled. */
  readonly deck: number;
  /** How many of them are wanted. */
  readonly wanted: number;
  /** The whole hand is put back once if none of them is in it. */
  readonly putsBack: boolean;
}

/**
 * Chance that at least one wanted card has been drawn by the draw of an own turn; turn 0 is the opening hand.
 * After a hand is put back, all is shuffled and drawn anew, so both drawings are independent.
 */
export function oddsBy({ deck, wanted, hand, draws, putsBack }: Drawing, turn: number): number {
  if (wanted === 0) return 0;
  const drawn = noneAmong(deck, wanted, hand + draws * turn);
  return 1 - (putsBack ? noneAmong(deck, wanted, hand) * drawn : drawn);
}
