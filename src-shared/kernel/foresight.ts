import type { Seat } from './seat.ts';
import type { GameState } from './state.ts';

/** Named numbers of things, by the subject's sign: `seat:0` → `health` → 12. */
export type Reading = Map<string, Map<string, number>>;

/**
 * What a forecast compares, and how far it looks. Previews are made of it, and recorded matches hold them against what came
 * (`test/kernel/forecasts.ts`).
 */
export interface Foresight<S extends GameState> {
  /** The numbers that `seat` sees. Pure. */
  read(state: S, seat: Seat): Reading;
  /**
   * What may come next of something that `seat` has done, as keys of the seat to act: one where everybody passes, more where another
   * seat decides, none once all of it is carried out or `seat` itself is asked.
   */
  next(state: S, seat: Seat): readonly number[];
  /** Which number says where a thing is. */
  readonly place: string;
  /** Seats that have lost. Absent: all but the winners once the match has a result. */
  fallen?(state: S): readonly Seat[];
  /**
   * Before `seat` does something in a sampled world: does what it cannot see take part, so that worlds prove nothing? Then nothing is
   * told as certain.
   */
  doubt?(world: S, seat: Seat): boolean;
  /** Makes a sampled world keep up what `read` needs and search goes without. */
  prepare?(world: S): void;
}
