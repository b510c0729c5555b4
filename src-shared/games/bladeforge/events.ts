import type { Seat } from '../../kernel/seat.ts';
import type { Outcome } from '../../kernel/state.ts';
import type { BlCardId, BlDie, BlPhase, BlSlot } from './types.ts';

/** Who is credited with a defeat (BL-10). */
export type BlKillSource = { by: Seat } | 'armoryTrap' | 'self' | 'concede' | 'noKiller';

/** Why a card went to the Salvage. */
export type BlSalvaged = 'played' | 'replaced' | 'recycled' | 'reforged' | 'broken' | 'lost' | 'revealed' | 'defeated';

/** Why a player lost health. */
export type BlHarm = { attack: Seat } | { gadget: BlCardId; by: Seat } | { trap: BlCardId; in: 'search' | 'theft' };

/** Every number of an attack, summand by summand (BL-15.5). */
export interface BlBlow {
  attacker: Seat;
  target: Seat;
  /** Die rolled, its result, and the lower one of two. */
  die: BlDie;
  roll: number;
  other: number | null;
  forgeAttack: number;
  attackMod: number;
  /** 1, 2, 4… */
  times: number;
  attackTotal: number;
  forgeDefense: number;
  defenseMod: number;
  weaken: number;
  defenseTotal: number;
  damage: number;
}

/**
 * What a viewer is told. Two versions exist of what goes from hidden place to hidden place: draws, thefts, gifts and the
 * hand that is looted (BL-15.3).
 */
export type BlEvent =
  | { type: 'rolledForStart'; rolls: { seat: Seat; roll: number }[] }
  | { type: 'starter'; seat: Seat }
  | { type: 'dealt'; seat: Seat; count: number; cards?: BlCardId[] }
  | { type: 'turn'; turn: number; seat: Seat }
  | { type: 'phase'; phase: BlPhase; seat: Seat }
  | { type: 'reshuffled'; count: number }
  | { type: 'drew'; seat: Seat; count: number; wanted: number; cards?: BlCardId[] }
  | { type: 'placed'; seat: Seat; card: BlCardId; slot: BlSlot; replaced: BlCardId | null }
  | { type: 'salvaged'; seat: Seat; cards: BlCardId[]; why: BlSalvaged }
  | { type: 'reforged'; seat: Seat; die: BlDie }
  | { type: 'recycled'; seat: Seat; cards: BlCardId[] }
  | { type: 'gadget'; seat: Seat; card: BlCardId }
  /** The player named for one of its effects. */
  | { type: 'aimed'; seat: Seat; card: BlCardId; effect: number; target: Seat }
  /** An effect found nothing to do. */
  | { type: 'idle'; card: BlCardId; effect: number }
  | {
      type: 'modified';
      seat: Seat;
      what: 'attack' | 'defense' | 'block' | 'weaken' | 'times' | 'die' | 'best' | 'noBlock' | 'pierce' | 'place';
      by: number;
    }
  | { type: 'die'; seat: Seat; from: BlDie; to: BlDie }
  | { type: 'healed'; seat: Seat; amount: number }
  | { type: 'harmed'; seat: Seat; amount: number; health: number; by: BlHarm }
  | { type: 'fetched'; seat: Seat; card: BlCardId }
  | { type: 'revealed'; seat: Seat; card: BlCardId; takes: 'hand' | 'trap' | 'salvage' }
  | { type: 'searchEnded'; seat: Seat; found: BlCardId | null }
  /** `card` and `gift` for the two involved; a trap shows itself to all. */
  | { type: 'stole'; seat: Seat; from: Seat; gave: boolean; card?: BlCardId; gift?: BlCardId }
  | { type: 'trapSprung'; seat: Seat; card: BlCardId; in: 'search' | 'theft' }
  | { type: 'attackNamed'; attacker: Seat; target: Seat }
  | { type: 'blow'; blow: BlBlow }
  | { type: 'shieldTook'; seat: Seat; shield: BlCardId; damage: number; stability: number; broke: boolean }
  | { type: 'blockChosen'; seat: Seat; block: boolean }
  | { type: 'blockRolled'; seat: Seat; die: BlDie; roll: number; blockMod: number; attackerDie: BlDie; attackerRoll: number; held: boolean }
  | { type: 'attackEnded'; why: 'attackerGone' }
  | { type: 'defeated'; seat: Seat; source: BlKillSource }
  /** `forge` for all; the rest of the loot for its receiver. */
  | { type: 'looted'; seat: Seat; from: Seat; forge: BlCardId[]; handCount: number; hand?: BlCardId[] }
  | { type: 'turnEnded'; seat: Seat }
  | { type: 'gameOver'; outcome: Outcome };
