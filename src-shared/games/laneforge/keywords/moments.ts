import type { KeywordModule } from '../../../kernel/keywords.ts';
import type { LnCreature } from '../state.ts';

/** The moments at which a keyword of a creature can act. Rules ask the moment and name no keyword. */
export interface LnMoments {
  /** The row it enters (LN-7.3, 7.4), and goes to in the moment it gains the keyword (LN-D34). */
  goesTo: number;
  /** A row that nothing puts it in while it has the keyword (LN-14.9). */
  staysOutOf: number;
  /** In Combat, does it pass by the enemy in its lane (LN-14.26)? */
  passes(c: LnCreature, enemy: LnCreature): boolean;
  /** In Combat, damage that goes through the enemy in its lane to the opposing player (LN-14.6). */
  through(c: LnCreature, enemy: LnCreature): number;
  /** Lanes it may Move by free action (LN-14.18). */
  reach(c: LnCreature): number;
  /** It gains the keyword with number `x`, for the turn or for good. */
  gained(c: LnCreature, x: number, thisTurn: boolean): void;
  /** It loses the keyword for good. */
  lost(c: LnCreature): void;
}

export type LnKeywordModule = KeywordModule<LnMoments>;
