import type { GameLibrary, LibraryKind } from '../../kernel/library.ts';
import { counted } from '../../text/words.ts';
import { BUILT_IN_DECKS } from './decks/built-in.ts';
import { deckFaults } from './decks/check.ts';
import { faultText } from './decks/faults.ts';
import { deckShapeSchema } from './decks/schema.ts';
import type { OnlineDeck } from './decks/wire.ts';

function note(deck: OnlineDeck): string {
  const line = BUILT_IN_DECKS.find((one) => one.deck === deck)?.line;
  if (line !== undefined) return line;
  const copies = deck.cards.reduce((sum, card) => sum + card.copies, 0);
  const cards = `${counted(deck.cards.length, 'card')}, ${counted(copies, 'copy', 'copies')}`;
  return deck.author === '' ? cards : `${cards}, by ${deck.author}`;
}

const loadout: LibraryKind<OnlineDeck> = {
  schema: deckShapeSchema,
  check: (deck) => deckFaults(deck).map((fault) => `${faultText(fault)}.`),
  name: ({ name }) => name,
  renamed: (deck, name) => ({ ...deck, name }),
  note,
  builtIn: BUILT_IN_DECKS.map(({ id, deck }) => ({ id, value: deck })),
};

/** Decks that players keep as files. */
export const library: GameLibrary = { kinds: { loadout: loadout as LibraryKind }, codes: /^DKF\d/i };
