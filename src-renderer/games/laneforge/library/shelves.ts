import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';
import type { LibraryShelf } from '../../../screens/library/library-ui.ts';
import type { CardSpec } from '../../../ui/card/spec.ts';
import { specOf } from '../card-spec.ts';
import { championLook, factionName, faceOf } from '../words.ts';
import DeckTools from './DeckTools.svelte';
import { deckOf } from './entries.ts';
import ShowDeck from './ShowDeck.svelte';

/** The first creature at its highest level represents a deck. */
export function deckFace(entry: LibraryEntry): CardSpec | null {
  const grown = deckOf(entry).sets.flatMap((set) => faceOf(`${set}:3`) ?? []);
  const face = grown.find(({ type }) => type === 'creature') ?? grown[0];
  return face ? specOf(face) : null;
}

export const DECK_SHELF: LibraryShelf = {
  kind: 'loadout',
  title: 'Faction decks',
  accept: '.ffdeck,.json',
  add: 'Import a faction deck',
  words: (entry) => {
    const deck = deckOf(entry);
    return `${factionName(deck.faction)}, led by ${championLook(deck).name}. ${deck.code}`;
  },
  face: deckFace,
  Show: ShowDeck,
  Tools: DeckTools,
};

export const SHELVES: readonly LibraryShelf[] = [DECK_SHELF];
