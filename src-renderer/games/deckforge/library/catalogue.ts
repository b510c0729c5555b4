/** Deckforge's cards, to be looked up: the built-in ones, and those of the decks that the player has. */
import { BUILT_IN_DECKS, POOL } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import { cardRating } from '../../../../src-shared/games/deckforge/decks/rating.ts';
import { CARD_TYPES, type DeckCard } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { cardFace, type DkCardFace } from '../../../../src-shared/games/deckforge/text/faces.ts';
import { TERM_IDS, TERMS } from '../../../../src-shared/games/deckforge/text/terms.ts';
import { TYPE_NAMES } from '../../../../src-shared/games/deckforge/text/type-names.ts';
import { cardIndex } from '../../../screens/cards/card-index.ts';
import { wordsOn, type CatalogueUi } from '../../../screens/cards/catalogue-ui.ts';
import { specOf } from '../card-spec.ts';
import { deckOf } from './entries.ts';

interface Listed {
  readonly face: DkCardFace;
  readonly rating: number;
  /** Names of the decks that it is in. */
  readonly decks: readonly string[];
}

const listed = (card: DeckCard, id: string, decks: readonly string[]): [string, Listed] => [
  id,
  { face: cardFace(card, id), rating: cardRating(card).total, decks },
];

const BUILT_IN = POOL.map(({ card }) =>
  listed(
    card,
    `pool/${card.name}`,
    BUILT_IN_DECKS.filter(({ deck }) => deck.cards.includes(card)).map(({ deck }) => deck.name),
  ),
);

export const CATALOGUE: CatalogueUi = (entries) => {
  const own = entries.filter(({ kind, builtIn }) => kind === 'loadout' && !builtIn);
  const cards = new Map([
    ...BUILT_IN,
    ...own.flatMap((entry) => deckOf(entry).cards.map((card, i) => listed(card, `${entry.id}/${i}`, [entry.name]))),
  ]);
  const byFace = new Map([...cards.values()].map((one) => [one.face, one]));
  const index = cardIndex<DkCardFace>({
    faceOf: (id) => cards.get(id)?.face ?? null,
    specOf,
    facts: (face) => ({
      rating: byFace.get(face)?.rating ?? null,
      attack: face.atk,
      defense: face.def,
      keyword: wordsOn(specOf(face)),
      type: [face.typeLine],
      deck: byFace.get(face)?.decks ?? [],
    }),
    fields: [
      { id: 'rating', title: 'Rating' },
      { id: 'attack', title: 'ATK' },
      { id: 'defense', title: 'DEF' },
      { id: 'keyword', title: 'Keyword', values: TERM_IDS.map((id) => TERMS[id].name) },
      { id: 'type', title: 'Type', values: CARD_TYPES.map((type) => TYPE_NAMES[type]) },
      { id: 'deck', title: 'Deck', values: [...new Set([...cards.values()].flatMap(({ decks }) => decks))] },
    ],
  });
  return { ...index, ids: [...cards.keys()] };
};
