import type { FactionDeck } from './deck-schema.ts';
import { streamOf } from './random.ts';

export const SAMPLE_HANDS = 10;
const HAND_SIZE = 5;

/**
 * First hands of the fused deck, each from a fresh shuffle of its twenty sets (LN-1.6). The same decks and seed give
 * the same hands everywhere, whichever deck is named first. They are no match's hands: a match has a chance of its own.
 */
export function sampleHands(decks: readonly [FactionDeck, FactionDeck], seed: string): string[][] {
  const ordered = decks.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const sets = ordered.flatMap((deck) => deck.sets);
  const key = `LNHANDS|${ordered.map(({ code }) => code).join('|')}|${seed}`;
  return Array.from({ length: SAMPLE_HANDS }, (_, hand) => drawn(sets, `${key}|${hand}`));
}

/** The first cards of a shuffle: as much of a Fisher–Yates as is looked at. */
function drawn(sets: readonly string[], key: string): string[] {
  const stream = streamOf(key);
  const left = sets.slice();
  return Array.from({ length: HAND_SIZE }, () => left.splice(stream.int(left.length), 1)[0]);
}
