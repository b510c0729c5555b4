import type { Seat } from './seat.ts';
import type { GameState } from './state.ts';

/**
 * What everybody sees who knows a game's rules: given to the lower levels of bots, so that they overlook much and still do nothing
 * absurd. Asked of sampled worlds; it reads only what the seat to act knows, or what its sample supposes.
 */
export interface Sense<S extends GameState> {
  /**
   * What the seat has that counts: health, strength in play, cards. Always as many numbers in the same order; of each, more is better.
   * An action that must come to something is absurd if all of the seat's stay or fall and all of the others' stay or rise.
   */
  assets(state: S, seat: Seat): readonly number[];
  /** Must the action come to something at once: a blow, a card, an ability that is used up? */
  isDeed(state: S, key: number): boolean;
  /** Does it leave undone, or give away, what the seat could still do: an end of the turn, a card thrown away? */
  forgoes(state: S, key: number): boolean;
  /** Does nobody leave it undone who can do it: a card that only adds to what one has? */
  isBoon(state: S, key: number): boolean;
  /** Absurd for a reason of the game's own, whatever comes of it. */
  isFolly?(state: S, key: number): boolean;
  /** Is it by name a blow at the seat, or at something of its, whatever the dice then say? */
  isBlowAt(state: S, key: number, seat: Seat): boolean;
  /** Has the seat had a turn of its own, or is it in it? */
  hasBegun(state: S, seat: Seat): boolean;
}
