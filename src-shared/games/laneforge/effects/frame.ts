import type { AgendaItem } from '../../../kernel/state.ts';
import type { EventNotes } from '../rules/happen.ts';
import type { LnState } from '../state.ts';

/** A text being carried out: names its program and next step, so that a state can be saved midway. */
export interface RunFrame extends AgendaItem {
  do: 'run';
  program: number;
  pc: number;
  /** The acting seat: the effect's player; within "each player" the one in turn. */
  you: number;
  /** The effect's player (LN-14.35). */
  player: number;
  /** The creature the text stands on, 0 for spells and Champions. */
  src: number;
  /** Definition the text is printed on, −1 for a Champion's. */
  face: number;
  champion: number;
  /** The creature and the number a trigger tells of; 0 if none. */
  it: number;
  amount: number;
  /** What was picked: creature ids, card instances or lanes, by slot. */
  chosen: number[];
  chosen2: number[];
  /** Lane picked for a move, 0…4. */
  lane: number;
  /** 1 while the present step is still picking. */
  picking: number;
  /** What has become of "each player" so far: see `PART`. */
  parts: number;
}

/** Bits of `parts`: something was done in one player's part, one player's part has failed. */
export const PART = { done: 1, failed: 2 } as const;

export const frameOf = (program: number, player: number, more: Partial<RunFrame>): RunFrame => ({
  do: 'run',
  program,
  pc: 0,
  you: player,
  player,
  src: 0,
  face: -1,
  champion: -1,
  it: 0,
  amount: 0,
  chosen: [],
  chosen2: [],
  lane: 0,
  picking: 0,
  parts: 0,
  ...more,
});

/** One compiled instruction with something to do; false when none of it could be done (LN-D17). */
export type Step = (s: LnState, f: RunFrame, e: EventNotes) => boolean;
/** Could any of it be done now? Asked before costs are paid (LN-D13) and never changes anything. */
export type Test = (s: LnState, f: RunFrame) => boolean;
