/** What is different between two versions of a deck, in words. */
import type { OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { quoted } from '../../../../src-shared/text/names.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** “+Cub”, “−Kite”, “Jab changed”; empty when they are alike but for the order. */
export function deckDifferences(from: OnlineDeck, to: OnlineDeck): string[] {
  const before = new Map(from.cards.map((card) => [card.name, card]));
  const after = new Set(to.cards.map(({ name }) => name));
  return [
    ...(from.name === to.name ? [] : [`${quoted(to.name)} instead of ${quoted(from.name)}`]),
    ...(from.author === to.author ? [] : ['another author']),
    ...to.cards.flatMap((card) => {
      const old = before.get(card.name);
      return old === undefined ? [`+${card.name}`] : same(old, card) ? [] : [`${card.name} changed`];
    }),
    ...from.cards.flatMap(({ name }) => (after.has(name) ? [] : [`−${name}`])),
  ];
}
