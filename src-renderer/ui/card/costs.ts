import type { Gem } from '../svg/marks.ts';

/** A price on a card, as gems. */
export interface CardCost {
  /** In reading order; the text stands in the gem. */
  readonly gems: readonly { readonly gem: Gem; readonly text: string; readonly large?: boolean }[];
  /** All of it as one number: what costs more, costs less? */
  readonly total: number;
  /** For speech: "2 and F". */
  readonly words: string;
}
