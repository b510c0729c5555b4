import type { GameTargets } from '../../kernel/game.ts';
import { Random } from '../../kernel/rng.ts';
import { compileDeck } from './compile.ts';
import { BUILT_IN_DECKS } from './decks/built-in.ts';
import { decodeDeck, encodeDeck } from './decks/deck-string.ts';
import { MOST_CARDS, NOTE_LENGTH } from './decks/limits.ts';
import type { OnlineDeck } from './decks/wire.ts';

/** As many cards as a deck may hold, each with a note of so many characters that do not pack well. */
function largestDeck(noteLength: number): OnlineDeck {
  const random = new Random('largest deck');
  const all = BUILT_IN_DECKS.flatMap(({ deck }) => deck.cards);
  const note = (): string => Array.from({ length: noteLength }, () => String.fromCodePoint(0x61 + random.below(26))).join('');
  const cards = Array.from({ length: MOST_CARDS }, (_, i) => ({ ...all[i % all.length], name: `Card ${i}`, copies: 1, text: note() }));
  return { name: 'Largest', author: '', cards };
}

/** The longest string that a deck of most cards has. */
function largestString(): string {
  for (let length = NOTE_LENGTH.max; length > 0; length -= 5) {
    const encoded = encodeDeck(largestDeck(length));
    if (encoded.ok) return encoded.code;
  }
  throw new Error('no deck of most cards has a string');
}

export const targets: GameTargets = {
  speed: { duelsPerSecond: 3000, iterationsPerSecond: 10_000 },
  tasks: [
    {
      what: `compile a deck of ${MOST_CARDS} cards`,
      withinMs: 30,
      prepare() {
        const deck = largestDeck(NOTE_LENGTH.max);
        return () => void compileDeck(deck);
      },
    },
    {
      what: 'decode the largest deck string',
      withinMs: 50,
      prepare() {
        const code = largestString();
        return () => void decodeDeck(code);
      },
    },
  ],
};
