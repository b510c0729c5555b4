/** Two cards side by side: where they differ, and by how much their ratings do. */
import { cardRating } from './rating.ts';
import type { DeckCard } from './wire.ts';

export interface CardDifference {
  readonly field: keyof DeckCard;
  /** Place among the abilities, where only one of them differs. */
  readonly ability?: number;
}

export interface CardComparison {
  readonly differences: readonly CardDifference[];
  /** What the second card is rated above the first. */
  readonly points: number;
}

const FIELDS = ['type', 'name', 'copies', 'atk', 'def', 'keywords', 'aim', 'text'] as const satisfies readonly (keyof DeckCard)[];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sorted = (list: readonly string[]): string[] => list.toSorted();

const differs = (a: DeckCard, b: DeckCard, field: (typeof FIELDS)[number]): boolean =>
  field === 'keywords' ? !same(sorted(a.keywords), sorted(b.keywords)) : a[field] !== b[field];

/** Keywords in another order are the same; abilities are not, for they are carried out in their order. */
export function compareCards(a: DeckCard, b: DeckCard): CardComparison {
  const count = Math.max(a.abilities.length, b.abilities.length);
  const abilities = Array.from({ length: count }, (_, i) => i).filter((i) => !same(a.abilities[i], b.abilities[i]));
  return {
    differences: [
      ...FIELDS.filter((field) => differs(a, b, field)).map((field) => ({ field })),
      ...abilities.map((ability) => ({ field: 'abilities' as const, ability })),
    ],
    points: cardRating(b).total - cardRating(a).total,
  };
}
