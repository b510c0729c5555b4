import type { Seat } from '../../kernel/seat.ts';
import type { Outcome } from '../../kernel/state.ts';
import type { LnCardId, LnKeyword, LnPhase, LnRow } from './types.ts';

/** A creature in an event: where it is or last was, and what. Everything in play is public. */
export interface LnThing {
  id: number;
  seat: Seat;
  lane: number;
  row: LnRow;
  card: LnCardId;
}

/** How a card came to be played. */
export type LnPlayedFrom = 'hand' | 'discard' | 'banish' | 'upgrade' | 'supply' | 'lane' | 'deck';
/** Who or what did something: a creature, or a card or Champion by its text. */
export type LnCause = { thing: LnThing } | { card: LnCardId } | { champion: string } | { combat: true };

/**
 * What a viewer is told. Only draws have two versions (`cards` for the drawer alone) and the choice of a Champion,
 * which stays hidden until both are made.
 */
export type LnEvent =
  | { type: 'championPicked'; seat: Seat; champion?: string }
  | { type: 'championsShown'; champions: string[] }
  | { type: 'forgeAssigned'; seat: Seat }
  | { type: 'turn'; turn: number; cycle: number; forge: Seat }
  /** `seat` is the active player of an action phase. */
  | { type: 'phase'; phase: LnPhase; seat: Seat | null }
  | { type: 'drew'; seat: Seat; count: number; cards?: LnCardId[] }
  | { type: 'played'; seat: Seat; card: LnCardId; from: LnPlayedFrom; free: boolean }
  | { type: 'entered'; thing: LnThing; attack: number; health: number; armor: number }
  | { type: 'enteredRow'; thing: LnThing }
  | { type: 'moved'; thing: LnThing; from: number; to: number }
  | { type: 'swapped'; a: LnThing; b: LnThing }
  /** `card` went to the discard pile: the next level of one played or banished. */
  | { type: 'levelled'; seat: Seat; card: LnCardId }
  | { type: 'banishedFromHand'; seat: Seat; card: LnCardId }
  | { type: 'spellDone'; seat: Seat; card: LnCardId }
  | { type: 'activated'; thing: LnThing }
  | { type: 'usedMobility'; thing: LnThing; to: number }
  | { type: 'championUsed'; seat: Seat; champion: string; line: string; level: number; byEffect: boolean }
  | { type: 'phaseEnded'; seat: Seat }
  | { type: 'triggered'; thing: LnThing; keyword: 'deploy' | 'trigger' }
  /** `things` stand in the lanes that fight. */
  | { type: 'combat'; fights: LnClash[]; things: LnThing[] }
  | { type: 'damaged'; thing: LnThing; amount: number; absorbed: number; by: LnCause }
  | { type: 'playerDamaged'; seat: Seat; amount: number; by: LnCause }
  | { type: 'gainedHealth'; thing: LnThing; amount: number }
  | { type: 'lostHealth'; thing: LnThing; amount: number }
  | { type: 'playerGained'; seat: Seat; amount: number }
  | { type: 'playerLost'; seat: Seat; amount: number }
  | { type: 'attackChanged'; thing: LnThing; amount: number }
  | { type: 'armorGained'; thing: LnThing; amount: number }
  | { type: 'keyword'; thing: LnThing; keyword: LnKeyword; gained: boolean; thisTurn: boolean }
  | { type: 'silenced'; thing: LnThing; thisTurn: boolean }
  | { type: 'left'; thing: LnThing; how: 'destroyed' | 'banished' | 'replaced' }
  | { type: 'exhausted'; thing: LnThing }
  | { type: 'readied'; thing: LnThing }
  | { type: 'championReadied'; seat: Seat }
  | { type: 'upgraded'; seat: Seat; card: LnCardId; to: LnCardId; in: 'lane' | 'hand' | 'discard' | 'deck' }
  | { type: 'discarded'; seat: Seat; card: LnCardId; why: 'effect' | 'maintenance' }
  | { type: 'stepFailed'; card: LnCardId | null }
  | { type: 'handsDiscarded' }
  | { type: 'advanced'; things: LnThing[] }
  | { type: 'allReady' }
  | { type: 'forgePassed'; seat: Seat }
  | { type: 'turnEffectsEnded' }
  | { type: 'reshuffled'; seat: Seat; count: number }
  | { type: 'championLevel'; seat: Seat; level: number }
  | { type: 'suddenDeath'; turns: number[] }
  | { type: 'triggersDropped'; count: number }
  | { type: 'conceded'; seat: Seat }
  | { type: 'gameOver'; outcome: Outcome };

/** One lane's fight, as it was dealt out: amounts after Breakthrough, before Armor. */
export interface LnClash {
  lane: number;
  /** Per seat: damage to the creature there and damage through to the player. */
  toCreature: [number, number];
  toPlayer: [number, number];
}
