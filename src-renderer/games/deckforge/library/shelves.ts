import { BUILT_IN_DECKS } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import { cardRating } from '../../../../src-shared/games/deckforge/decks/rating.ts';
import { deckFaces } from '../../../../src-shared/games/deckforge/text/faces.ts';
import type { LibraryShelf } from '../../../screens/library/library-ui.ts';
import { specOf } from '../card-spec.ts';
import { deckLine } from './deck-line.ts';
import DeckTools from './DeckTools.svelte';
import { deckOf } from './entries.ts';
import ShowDeck from './ShowDeck.svelte';

export const DECK_SHELF: LibraryShelf = {
  kind: 'loadout',
  title: 'Decks',
  accept: '.ffdeck,.json',
  add: 'Import a deck',
  words: (entry) => {
    const line = entry.builtIn ? BUILT_IN_DECKS.find(({ id }) => id === entry.id)?.line : undefined;
    return [...(line ? [line] : []), `${deckLine(deckOf(entry))}.`].join(' ');
  },
  /** The card that is rated highest, the first of equal ones. */
  face: (entry) => {
    const deck = deckOf(entry);
    const ratings = deck.cards.map((card) => cardRating(card).total);
    const face = deckFaces(deck)[ratings.indexOf(Math.max(...ratings))];
    return face ? specOf(face) : null;
  },
  Tools: DeckTools,
  Show: ShowDeck,
};

export const SHELVES: readonly LibraryShelf[] = [DECK_SHELF];
