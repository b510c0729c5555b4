import type { AgendaItem } from '../../../kernel/state.ts';
import type { HxState } from '../state.ts';

/** Whose eyes a text is read with while targets are chosen or effects carried out. */
export interface Context {
  seat: number;
  /** The unit the text stands on, 0 for spells and for units not yet on the battlefield. */
  src: number;
  /** Where it is or last was; for a unit being played the tile chosen for it; −1 for spells. */
  srcTile: number;
  /** Targets of the text, in its own numbering; 0 = gone illegal. */
  targets: readonly number[];
}

/** A text being carried out: names its program and next step, so that a state can be saved midway. */
export interface RunFrame extends AgendaItem, Context {
  do: 'run';
  program: number;
  pc: number;
  /** The source's last power and keywords, used once it has left (HX-D55). */
  srcPower: number;
  srcKw: number;
  /** Definition the text is printed on. */
  def: number;
  targets: number[];
}

/** One compiled step. */
export type Step = (s: HxState, f: RunFrame) => void;

/* Targets as numbers: what kind of thing, and which. 0 is no target. */
export const TARGET = { entity: 1, tile: 2, item: 3, card: 4, hand: 5 } as const;
export const targetOf = (kind: number, id: number): number => kind * 0x10000 + id;
export const kindOfTarget = (t: number): number => t >> 16;
export const idOfTarget = (t: number): number => t & 0xffff;
