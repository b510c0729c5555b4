import type { EventCut, GameEvent } from './events.ts';
import type { Seat } from './seat.ts';

/** What one player brings to a match and is weighed against the others: a loadout, a pair of factions. */
export interface BalanceSide {
  readonly id: string;
  readonly name: string;
  /** Ids of the different cards it can play; where every match has its own decks, of all that may be in them. */
  readonly cards: readonly string[];
}

/** Where sides meet: a map, a mode. */
export interface BalanceGround {
  readonly id: string;
  readonly name: string;
}

/**
 * Figures a game promises of its built-in content when two sides meet. Shares are the largest allowed; what they leave
 * over is the smallest allowed.
 */
export interface BalanceBands {
  /** Share of one pairing. */
  readonly pairing?: number;
  /** The same of the whole 95 % interval of a pairing's share: what lies within is shown, not only measured. */
  readonly pairingInterval?: number;
  /** Share of all matches of one side. */
  readonly side?: number;
  /** Share of decided matches won by the seat that begins. */
  readonly first: number;
  /** Most actions of one turn, all players' together. */
  readonly turnActions: number;
  /** Smallest share of the matches of those who hold a card in which it is played. */
  readonly cardPlayed?: number;
  /** Most that a card drawn early may lift the share of wins of those who hold it. */
  readonly cardLift?: number;
}

/** A finished match, as far as weighing may look into it. */
export interface WeighedMatch<E extends GameEvent = GameEvent> {
  readonly config: unknown;
  readonly told: EventCut<E>;
}

/** What players have in a match besides their side and weigh across sides: a faction, a leader. */
export interface BalanceTrait<E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Heads its table: `Champion`. */
  readonly name: string;
  /** Largest share of the matches in which one player has it and the other has not; what it leaves over is the smallest. */
  readonly band?: number;
  of(match: WeighedMatch<E>, seat: Seat): readonly string[];
  label(id: string): string;
}

/** How play shifts from turn to turn: what is counted falls into one of a few classes. */
export interface BalanceCurve<E extends GameEvent = GameEvent> {
  readonly name: string;
  readonly classes: readonly string[];
  /** Number of the turn that an event shows to begin, else null. */
  turn(event: E): number | null;
  /** Index of the class an event counts for, as `seat` did it, else null. */
  of(event: E, seat: Seat): number | null;
}

/** Defaults: deals of each pairing, and the confirming bot's budget in iterations. */
export interface BalanceSampling {
  readonly deals: number;
  readonly confirmDeals: number;
  readonly iterations: number;
}

/** What `npm run balance` needs to know of a game to weigh its built-in content. */
export interface Balance<E extends GameEvent = GameEvent> {
  readonly bands: BalanceBands;
  readonly sampling: BalanceSampling;
  readonly sides: readonly BalanceSide[];
  /** At least one. */
  readonly grounds: readonly BalanceGround[];
  /** What is promised of sides, traits and the beginning holds on each ground; absent: on all of them together. */
  readonly eachGround?: true;
  readonly traits?: readonly BalanceTrait<E>[];
  readonly curve?: BalanceCurve<E>;
  /**
   * Config of a duel: ids of the sides by seat, the ground's id, the seat that begins, the number of the deal. Both
   * matches of a deal give a side the same decks.
   */
  config(sides: readonly [string, string], ground: string, first: Seat, deal: number): unknown;
  /** What is made anew for every deal, and how many. Absent: all matches are played with the same. */
  readonly fresh?: { readonly name: string; readonly perDeal: number };
  /** Ids of the cards in a seat's decks under a config. Absent: those of its side, in every match. */
  holds?(config: unknown, seat: Seat): readonly string[];
  /** The seat that an event shows to begin the match, else null. Absent: the config decides. */
  began?(event: E): Seat | null;
  /** Id of the card that `seat` plays in an event it was told; null when the event shows no such thing. */
  played(event: E, seat: Seat): string | null;
  /** Ids of the different cards that a seat drew early, and in words how early: `by turn 5`. */
  readonly early?: { readonly when: string; drawn(told: readonly E[], seat: Seat): readonly string[] };
  cardName(id: string): string;
}
