/** How a list's cards are spread over the numbers on them. */
import type { DeckDraft } from '../../../src-shared/kernel/deck-form.ts';
import type { DeckRoomUi } from './decks-ui.ts';

export interface Curve {
  readonly id: string;
  readonly title: string;
  /** One for each number from 0 to the highest. The last one may hold all from there on: "10+". */
  readonly steps: readonly { readonly label: string; readonly count: number }[];
  /** Cards that have the number at all. */
  readonly cards: number;
  /** Mean over those cards; null without any. */
  readonly mean: number | null;
}

/** Higher numbers share the last step, so that one odd card does not flatten the rest. */
const LAST = 10;
/** Steps of an empty curve, so that it is as wide as those that it becomes. */
const FEWEST = 6;

/** @param values one for each copy; null where a card has no such number */
export function curveOf(id: string, title: string, values: readonly (number | null)[]): Curve {
  const numbers = values.filter((value) => value !== null);
  const highest = Math.max(FEWEST, ...numbers);
  const steps = Array.from({ length: Math.min(highest, LAST) + 1 }, (_, at) => ({
    label: at === LAST && highest > LAST ? `${LAST}+` : `${at}`,
    count: numbers.filter((value) => Math.min(value, LAST) === at).length,
  }));
  const mean = numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return { id, title, steps, cards: numbers.length, mean };
}

/** A curve for each field of numbers, over every card in every zone. */
export function curvesOf({ fields, searched, form }: DeckRoomUi, draft: DeckDraft): Curve[] {
  const facts = form.zones.flatMap(({ id }) => draft.zones[id].map((card) => searched(card).fields));
  return fields.flatMap(({ id, title, values }) => {
    if (values) return [];
    const numbers = facts.map((one) => one[id]).map((value) => (typeof value === 'number' ? value : null));
    return curveOf(id, title, numbers);
  });
}
