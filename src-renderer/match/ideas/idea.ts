import type { GameTypes, Seat } from '../../../src-shared/kernel/game-types.ts';

/** A moment of a match in which the person is asked. */
export interface IdeaMoment<G extends GameTypes = GameTypes> {
  /** The person's. */
  readonly seat: Seat;
  readonly view: G['view'];
  /** What can be done. Not empty. */
  readonly actions: readonly G['action'][];
  /** What the person was told since they last did something, oldest first. */
  readonly events: readonly G['event'][];
}

/**
 * One thing to know of a game (a keyword, a phase, a button), told in somebody's first matches in the moment in which it first matters, and
 * never again.
 */
export interface Idea<G extends GameTypes = GameTypes> {
  /** Lower-case letters, digits and dashes, at most 40; stays the same for ever, since it stands in what people have met. */
  readonly id: string;
  /** A few words, without a full stop. */
  readonly title: string;
  /** What it means for what is asked now: two sentences, at most 220 characters. */
  readonly says: string;
  /** Method syntax: an idea of one game is assignable to `Idea`. */
  matters(moment: IdeaMoment<G>): boolean;
  /** The person has just done it unprompted, and it is not told any more. */
  known?(moment: IdeaMoment<G>): boolean;
}
