import type { AgendaItem, Outcome } from '../../kernel/state.ts';
import type { GameView } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { WideMask } from '../../kernel/masks.ts';
import type { WrAttack, WrChoice, WrHit, WrTrigger } from './state.ts';
import type { WrList } from './decks/list.ts';
import type { WrCardId, WrKeyword, WrMode, WrNumbered, WrPhase, WrPlace } from './types.ts';

/** What is known of a unit by who may know it. */
export interface WrFaceUp {
  card: WrCardId;
  /** Values shown and used (WR-17.1). */
  melee: number;
  ranged: number;
  health: number;
  maxHealth: number;
  keywords: WrKeyword[];
  /** Of keywords with a number. */
  numbers: Partial<Record<WrNumbered, number>>;
  remnantOf: WrCardId | null;
  /** Raw values and masks, as a state holds them. */
  raw: {
    melee: number;
    ranged: number;
    meleeTurn: number;
    rangedTurn: number;
    kw: WideMask;
    kwTurn: WideMask;
    nums: readonly number[];
    numsTurn: readonly number[];
  };
}

/** A unit as its viewer sees it. */
export interface WrUnitView {
  id: number;
  seat: Seat;
  place: WrPlace;
  /** Face down to everybody but its controller. */
  hidden: boolean;
  /** Null for a face-down Troop of the rival. */
  face: WrFaceUp | null;
  /** Attacks made this turn, and turns of entry and deployment, as a state holds them. */
  spent: number;
  entered: number;
  deployed: number;
  used: WideMask;
  praying: boolean;
  shotAt: boolean;
}

export interface WrOngoingView {
  card: WrCardId;
  /** Own turns left; null: the whole match. */
  left: number | null;
}

export interface WrSeatView {
  seat: Seat;
  warlord: WrCardId;
  units: WrUnitView[];
  handCount: number;
  deckCount: number;
  /** Cards that may be played this turn from outside the hand (WR-20.1). */
  extra: WrCardId[];
  ongoing: WrOngoingView[];
  energy: number;
  maxEnergy: number;
  carry: number;
  fatigue: number;
  faith: number;
  questProgress: number;
  embers: number;
  ownTurn: number;
  /** Has decided on the mulligan. */
  kept: boolean;
  /** How many cards went or will go back; null while that is secret. */
  returning: number | null;
}

export interface WrHandCard {
  card: WrCardId;
  /** Drawn this turn (WR-20.3). */
  drawn: boolean;
  /** Id of the unit whose Talent it is, 0 if none. */
  source: number;
  /** What it costs now. */
  cost: number;
}

/** What a player alone knows. */
export interface WrOwn {
  seat: Seat;
  hand: WrHandCard[];
  /** What is left in the own deck, in an order that tells nothing about its order. */
  deck: WrCardId[];
  list: WrList;
  returning: WrCardId[];
}

export interface WrView extends GameView {
  game: 'warforge';
  mode: WrMode;
  phase: WrPhase | 'over';
  /** Leaf of the flow. */
  leaf: string;
  active: Seat;
  first: Seat;
  overtime: boolean;
  seats: [WrSeatView, WrSeatView];
  me: WrOwn | null;
  choice: { seat: Seat; kind: WrChoice['kind']; card: WrCardId; offered: WrCardId[] } | null;
  /** Pending work and the queue lie open (WR-20.1). */
  work: AgendaItem[];
  queue: WrTrigger[];
  attack: WrAttack | null;
  hits: WrHit[];
  shielded: number[];
  doomed: number[];
  nextId: number;
  fired: number;
  result: Outcome | null;
}
