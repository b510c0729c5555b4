/** How fair a match’s decks are to each other: advice, never a block (DK-20.10, D47). */
import { deckId } from '../deck-id.ts';
import { deckPower } from '../rating.ts';
import type { OnlineDeck } from '../wire.ts';
import type { ParityVerdict } from './report.ts';

/** From the fairest on. */
export const PARITY_LABELS = ['same', 'balanced', 'similar', 'inconclusive', 'unequal', 'favoursB', 'favoursA'] as const;
export type ParityLabel = (typeof PARITY_LABELS)[number];

/** The verdict that is kept of a pair, by the ids of its decks; null where they were never compared. */
export type KeptVerdict = (a: string, b: string) => ParityVerdict | null;

/** Powers count exactly, not as they are shown. */
function isSimilar(a: OnlineDeck, b: OnlineDeck): boolean {
  const [p, q] = [a, b].map((deck) => {
    const { numerator, denominator } = deckPower(deck);
    return numerator / denominator;
  });
  return 10 * Math.abs(p - q) <= Math.max(p, q);
}

export function pairLabel(a: OnlineDeck, b: OnlineDeck, kept: KeptVerdict): ParityLabel {
  const [x, y] = [deckId(a), deckId(b)];
  if (x === y) return 'same';
  return kept(x, y) ?? (isSimilar(a, b) ? 'similar' : 'unequal');
}

/** Of the decks of a table, the label of the worst pair and which it is; one deck for all is the same for all. */
export function tableLabel(decks: readonly OnlineDeck[], kept: KeptVerdict): { label: ParityLabel; pair: [number, number] | null } {
  let worst: { label: ParityLabel; pair: [number, number] | null } = { label: 'same', pair: null };
  decks.forEach((a, i) =>
    decks.slice(i + 1).forEach((b, k) => {
      const label = pairLabel(a, b, kept);
      if (PARITY_LABELS.indexOf(label) > PARITY_LABELS.indexOf(worst.label)) worst = { label, pair: [i, i + 1 + k] };
    }),
  );
  return worst;
}

/** What a label says about decks called so. */
export function labelText(label: ParityLabel, a: string, b: string): string {
  switch (label) {
    case 'same':
      return 'Everybody has the same deck.';
    case 'balanced':
      return `${a} and ${b} are balanced, as compared.`;
    case 'similar':
      return `${a} and ${b} are of similar power; compare them to know more.`;
    case 'inconclusive':
      return `${a} and ${b} were compared without a verdict; more games would tell.`;
    case 'unequal':
      return `${a} and ${b} differ in power; compare them to know more.`;
    case 'favoursA':
      return `Compared, ${a} wins more often than ${b}.`;
    case 'favoursB':
      return `Compared, ${b} wins more often than ${a}.`;
  }
}
