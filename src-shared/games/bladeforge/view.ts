import type { GameView } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { AgendaItem, Outcome } from '../../kernel/state.ts';
import type { BlAttackStep, BlCardId, BlDie, BlPartSlot, BlPhase, BlSlot } from './types.ts';

export interface BlSeatView {
  seat: Seat;
  health: number;
  die: BlDie;
  /** Card per place, null where it is empty. */
  forge: Record<BlSlot, BlCardId | null>;
  /** Sums over the Forge (BL-1.7). */
  attack: number;
  defense: number;
  /** Blade, Grip and both Guards (BL-1.8). */
  complete: boolean;
  /** 0 while in the match, then the place in the order of falling, from 1. */
  out: number;
  handCount: number;
  /** Contents for the seat itself alone, sorted; null for others. */
  hand: BlCardId[] | null;
  /** Cards that the viewer knows to be in this hand (BL-15.7); empty for the own. */
  known: BlCardId[];
  /** Lasting effects with their end: until the start of its next turn, or until the end of this turn. */
  lasting: { defenseMod: number; blockMod: number; weaken: number };
}

/** What the active player has left and has prepared this turn. */
export interface BlMeansView {
  placementsLeft: number;
  reforged: boolean;
  attackMod: number;
  /** 1, 2, 4… */
  times: number;
  dieSteps: number;
  keepBest: boolean;
  noBlock: boolean;
  pierce: boolean;
}

export interface BlAttackView {
  attacker: Seat;
  target: Seat;
  step: BlAttackStep;
  /** 0 before the roll. */
  roll: number;
  other: number;
  attackTotal: number;
  defenseTotal: number;
  damage: number;
  blockFailed: boolean;
}

export interface BlChoiceView {
  seat: Seat;
  kind: 'seat' | 'part' | 'card' | 'block';
  /** Whose Forge it is about, or whose hand; null for the Salvage and where a player is named. */
  of: Seat | null;
  /** The gadget that asks, and which of its effects; null where the rules ask. */
  card: BlCardId | null;
  effect: number | null;
  /** What may be named: players, places, cards. Cards of the own hand are only in the own view. */
  seats: Seat[];
  slots: BlPartSlot[];
  cards: BlCardId[];
}

export interface BlView extends GameView {
  game: 'bladeforge';
  viewer: Viewer;
  turn: number;
  toAct: Seat | null;
  phase: BlPhase | 'over';
  /** Leaf of the flow, for the phase bar. */
  leaf: string;
  active: Seat;
  means: BlMeansView;
  attack: BlAttackView | null;
  seats: BlSeatView[];
  armoryCount: number;
  /** Oldest first. */
  salvage: BlCardId[];
  /** The gadget being played, null at rest. */
  resolving: BlCardId | null;
  /** Work under way, as the engine keeps it; all of it is public. */
  work: readonly AgendaItem[];
  choice: BlChoiceView | null;
  maxTurns: number;
  result: Outcome | null;
}
