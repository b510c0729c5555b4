/** What windows draw of forged cards. Cards come from decks, so a face belongs to a card of a deck, not to an id of the game. */
import { plainText } from '../../../text/markup.ts';
import { isCreature } from '../decks/limits.ts';
import { pictureOf, type CardPicture } from '../decks/picture.ts';
import type { CardType, DeckCard, OnlineDeck, When } from '../decks/wire.ts';
import { abilityLine, cardLines, type CardLine } from './rules-text.ts';
import { TERM_IDS, type TermId } from './terms.ts';
import { TYPE_NAMES } from './type-names.ts';
import { cardSign } from './voice.ts';

/** Everything a window needs to draw one card. */
export interface DkCardFace {
  /** `cardSign` of its place: unique in a match. */
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  /** “Flying Creature”. */
  readonly typeLine: string;
  readonly copies: number;
  /** Both null on spells and Artifacts. */
  readonly atk: number | null;
  readonly def: number | null;
  /** Printed keywords, flying by its type among them, in the order of the text. */
  readonly keywords: readonly TermId[];
  readonly lines: readonly CardLine[];
  /** The same as one plain text, for search and speech. */
  readonly plain: string;
  /** By position among the card's abilities: what a prompt or button calls them. */
  readonly abilities: readonly { readonly when: When; readonly plain: string }[];
  /** Of its maker; '' where there is none. */
  readonly note: string;
  readonly picture: CardPicture;
}

const isTerm = (id: string): id is TermId => (TERM_IDS as readonly string[]).includes(id);

/**
 * A card as windows draw it.
 * @param id unique among the cards that are shown together
 */
export function cardFace(card: DeckCard, id: string): DkCardFace {
  const { name, type, copies, text } = card;
  const lines = cardLines(card);
  const isNumbered = isCreature(type);
  return {
    id,
    name,
    type,
    typeLine: TYPE_NAMES[type],
    copies,
    atk: isNumbered ? card.atk : null,
    def: isNumbered ? card.def : null,
    keywords: [...(type === 'flying' ? ['fly'] : []), ...card.keywords].filter(isTerm),
    lines,
    plain: lines.map(plainText).join(' '),
    abilities: card.abilities.map(([when], at) => ({ when, plain: plainText(abilityLine(card, at)) })),
    note: text,
    picture: pictureOf(card),
  };
}

const made = new WeakMap<OnlineDeck, Map<number, readonly DkCardFace[]>>();

/**
 * Faces of a deck's cards, by their places in it; made once.
 * @param at which deck of the match it is, for the ids of its faces
 */
export function deckFaces(deck: OnlineDeck, at = 0): readonly DkCardFace[] {
  let places = made.get(deck);
  if (places === undefined) made.set(deck, (places = new Map()));
  let faces = places.get(at);
  if (faces === undefined) places.set(at, (faces = deck.cards.map((card, i) => cardFace(card, cardSign({ deck: at, card: i })))));
  return faces;
}

/** “ATK 3, DEF 4” in words for speech; nothing on spells and Artifacts. */
export const faceNumbers = ({ atk, def }: DkCardFace): string[] => (atk === null ? [] : [`attack ${atk}`, `defense ${def}`]);
