import type { RngState } from '../../kernel/rng.ts';
import type { AgendaItem, Choice, GameState } from '../../kernel/state.ts';
import { DICE, type BlDie } from './types.ts';

/*
 * The state is flat: small integers and integer arrays. All copies of a card are equal, so a card is its definition's
 * index wherever it lies. Hands are kept sorted, so that the order of a hand says nothing about when a card came.
 */

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
/** BL-2.4. */
export const START_HAND = 6;
export const START_DIE = 20;
/** Index of the largest attack die. */
export const TOP_LEVEL = DICE.length - 1;
export const NONE = -1;

/** Places of a Forge in `BlSeatState.forge`. */
export const AT = { blade: 0, grip: 1, left: 2, right: 3, shield: 4 } as const;

/** An attack die by its place among the sizes, 0…4. */
export const dieOf = (level: number): BlDie => DICE[level];

export interface BlSeatState {
  /** 0…20; 0 only when defeated in play. */
  health: number;
  /** Index of the attack die among the sizes: the Forge Level (BL-1.4). */
  level: number;
  /** Definition per place (see AT), NONE where it is empty. */
  forge: number[];
  /** Definitions, rising. */
  hand: number[];
  /** 0 while in the match, then the place in the order of falling, from 1; those who fell at once share it. */
  out: number;
  /** Until the start of the own next turn (BL-12.5, 12.9). */
  defenseMod: number;
  blockMod: number;
  /** Until the end of the turn under way (BL-12.6). */
  weaken: number;
}

/** The active player's means of this turn. */
export interface BlTurnState {
  placementsLeft: number;
  reforged: number;
  attackMod: number;
  /** How often the total is doubled, and by how many sizes the die grows. */
  doublings: number;
  dieSteps: number;
  keepBest: number;
  noBlock: number;
  pierce: number;
}

/** The attack under way, from its naming to the end of the turn. */
export interface BlAttack {
  attacker: number;
  target: number;
  /** The die that counts, and the other one of `keepBest`; 0 if there was none. */
  roll: number;
  other: number;
  /** Attack and defense as they were worked out (BL-7.3, 7.4). */
  attackTotal: number;
  defenseTotal: number;
  damage: number;
  /** 1 once a block was tried and failed (BL-8.6). */
  blockFailed: number;
}

export interface BlChoice extends Choice {
  /** `seat` names a player for an effect, `part` a place of `of`'s Forge, `card` a card of the own hand or the Salvage. */
  kind: 'seat' | 'part' | 'card' | 'block';
  /** Whose Forge or hand it is about; NONE for the Salvage and for `seat`. */
  of: number;
}

/** A gadget being played: its players are named first, then its effects are carried out in printed order (BL-D65). */
export interface GadgetItem extends AgendaItem {
  do: 'gadget';
  card: number;
  seat: number;
  /** Effects whose player has been looked for so far. */
  named: number;
  /** Named player per effect, NONE where it needs none or has no object. */
  targets: readonly number[];
  /** Effect being carried out. */
  at: number;
}

/** The first card of a recycling lies in the Salvage, the second is still to be named (BL-5.1). */
export interface RecycleItem extends AgendaItem {
  do: 'recycle';
  seat: number;
}

export interface BlState extends GameState {
  rng: RngState;
  agenda: AgendaItem[];
  choice: BlChoice | null;
  seats: BlSeatState[];
  /** Bottom first: the top is the last. */
  armory: number[];
  /** Oldest first. */
  salvage: number[];
  /** Turned up by the search under way (BL-D47). */
  revealed: number[];
  /** The gadget being played, NONE at rest. */
  resolving: number;
  /** Number of the turn, from 1. */
  turn: number;
  active: number;
  means: BlTurnState;
  attack: BlAttack | null;
  /**
   * Cards that `viewer` knows to be in `owner`'s hand, as definitions, at `viewer * seats + owner` (BL-15.7). Of no use
   * to the rules; a seat's view shows its own row.
   */
  known: number[][];
  /** The match is a draw after this turn; 0 for no limit (BL-D56). */
  maxTurns: number;
}
