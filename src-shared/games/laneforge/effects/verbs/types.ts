import type { LnCreature, LnState } from '../../state.ts';
import type { CardFilter, Effect, Group, Ref } from '../dsl.ts';
import type { RunFrame, Step, Test } from '../frame.ts';

/** A group whose pick, if it is one, has been made: the step reads the slot. */
export interface Pick {
  group: Group;
  /** Default slot of the pick. */
  slot: 'chosen' | 'chosen2';
  /** Can the step be done to this creature? Others are not offered (LN-13.1). */
  legal(s: LnState, f: RunFrame, c: LnCreature): boolean;
}

/** One verb, compiled: what must be picked first, what then happens, and whether any of it could. */
export interface Verb {
  picks: readonly Pick[];
  /** The card to be chosen first, of those in a zone; absent if none is. */
  card?: { zone: 'hand' | 'discard' | 'banish' | 'deck'; of: CardFilter };
  /** The lane to be chosen then, for the creature picked or named. */
  lane?: { who: Ref; reach: number };
  run: Step;
  /** Only asked when there is nothing to pick. */
  test: Test;
}

/** Turns one effect into its verb. */
export type VerbMaker<K extends Effect['do']> = (effect: Extract<Effect, { do: K }>) => Verb;
