/** What a window may ask beside "why not" and "what if": answered from the seat's view alone by `query.ts`. */
import type { Seat } from '../../../kernel/seat.ts';
import type { LnCardId, LnRow } from '../types.ts';

/** All lanes' clashes from the values now, or as they would be after this play. */
export interface LnForecastQuestion {
  ask: 'forecast';
  plays?: { card: LnCardId; lane: number; free: boolean };
}

/** Where a card in hand would stand in a lane (1…5), and what it would replace. */
export interface LnPlaceQuestion {
  ask: 'place';
  card: LnCardId;
  lane: number;
}

/** The deck that the next cycle starts with, as far as it is settled now. */
export interface LnNextCycleQuestion {
  ask: 'nextCycle';
}

export type LnQuestion = LnForecastQuestion | LnPlaceQuestion | LnNextCycleQuestion;

/** Arrays are by seat. */
export interface LnLaneForecast {
  lane: number;
  fights: boolean;
  /** Damage to each seat's creature here and through to each seat. */
  toCreature: [number, number];
  toPlayer: [number, number];
  falls: [boolean, boolean];
  /** Health left of each seat's creature. */
  left: [number, number];
}

export interface LnForecast {
  lanes: LnLaneForecast[];
  /** Health of the players afterwards. */
  health: [number, number];
  /** Seats that would have lost. */
  lethal: Seat[];
  /** All would have lost at once, or Sudden Death is on: the lower Health loses. */
  suddenDeath: boolean;
}

export interface LnPlaceAnswer {
  row: LnRow;
  fightsThisTurn: boolean;
  /** The own creature there: banished, not destroyed. */
  replaces: LnCardId | null;
  /** Why it cannot be played there, as a sentence. */
  cannot: string | null;
}

export interface LnNextCycleAnswer {
  cards: LnCardId[];
}
