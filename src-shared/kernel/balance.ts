import type { GameEvent } from './events.ts';
import type { Seat } from './seat.ts';

/** What one player brings to a match and is weighed against the others: a loadout, a faction. */
export interface BalanceSide {
  readonly id: string;
  readonly name: string;
  /** Ids of the different cards it can play. */
  readonly cards: readonly string[];
}

/** Where sides meet: a map, a mode. */
export interface BalanceGround {
  readonly id: string;
  readonly name: string;
}

/** Figures a game promises of its built-in content when two sides meet. */
export interface BalanceBands {
  /** Largest share of a pairing that one side may win. */
  readonly pairing: number;
  /** Largest share of decided matches that whoever begins may win. */
  readonly first: number;
  /** Most actions of one turn, all players' together. */
  readonly turnActions: number;
}

/** What `npm run balance` needs to know of a game to weigh its built-in content. */
export interface Balance<E extends GameEvent = GameEvent> {
  readonly bands: BalanceBands;
  readonly sides: readonly BalanceSide[];
  /** At least one. */
  readonly grounds: readonly BalanceGround[];
  /** Config of a duel: ids of the sides by seat, the ground's id, the seat that begins. */
  config(sides: readonly [string, string], ground: string, first: Seat): unknown;
  /** Id of the card that `seat` plays in an event it was told; null when the event shows no such thing. */
  played(event: E, seat: Seat): string | null;
  cardName(id: string): string;
}
