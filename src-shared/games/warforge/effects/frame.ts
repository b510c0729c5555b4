import type { AgendaItem } from '../../../kernel/state.ts';

/** A text being carried out: names its program and next step, so that a state can be saved midway. */
export interface RunFrame extends AgendaItem {
  do: 'run';
  program: number;
  pc: number;
  seat: number;
  /** Definition whose text it is. */
  card: number;
  /** Id of the unit the text stands on, 0 if none. */
  self: number;
  /** Id of the unit the trigger tells of, and its number. */
  it: number;
  n: number;
  /** Ids of the units named, what Relay adds among them. */
  targets: number[];
  /** 1 once a target is named, or none can be. */
  named: number;
  /** 1 if the card is played in the turn it was drawn (WR-25.2). */
  fresh: number;
  /** 1: all steps are one event (a trigger, WR-D1). 0: each step is one (a Stratagem). */
  whole: number;
  /** Position of the keyword that is told as it begins, if its unit is still in play then (WR-19.8); −1: nothing is told. */
  announces: number;
  /** Ids of the units that the next step reaches, null before they are worked out. */
  aimed: number[] | null;
  /** A choice made for the next step: a definition or a Pact, −1 before it is. */
  picked: number;
}

export const frameOf = (
  program: number,
  { seat, card, self, it, n, targets, fresh, whole }: Pick<RunFrame, 'seat' | 'card' | 'self' | 'it' | 'n' | 'targets' | 'fresh' | 'whole'>,
): RunFrame => ({
  do: 'run',
  program,
  pc: 0,
  seat,
  card,
  self,
  it,
  n,
  targets,
  named: targets.length > 0 ? 1 : 0,
  fresh,
  whole,
  announces: -1,
  aimed: null,
  picked: -1,
});
