import type { Gem } from '../svg/marks.ts';

/** A card's price, as gems. */
export interface CardCost {
  /** In reading order; `text` is shown in the gem. */
  readonly gems: readonly { readonly gem: Gem; readonly text: string; readonly large?: boolean }[];
  /** Total for sorting by cost. */
  readonly total: number;
  /** For speech: "2 and F". */
  readonly words: string;
}
