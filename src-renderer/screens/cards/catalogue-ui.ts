/** A game's cards as they are looked up: drawn, searched, counted. */
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import type { QueryField, Searched } from '../../../src-shared/text/card-query.ts';
import type { CardSpec } from '../../ui/card/spec.ts';

/** How cards are drawn and searched. */
export interface CardIndex {
  /** A card as it is drawn; null for an id that is no card's. */
  spec(id: string): CardSpec | null;
  /** What search knows of a card. */
  searched(id: string): Searched;
  /** The fields of search, those of numbers first. The first one orders the cards; of each number there is a curve. */
  readonly fields: readonly QueryField[];
}

/** All cards of a game. */
export interface CardCatalogue extends CardIndex {
  readonly ids: readonly string[];
}

/**
 * The cards of a game.
 * @param entries of the library, for a game whose cards are made by its players
 */
export type CatalogueUi = (entries: readonly LibraryEntry[]) => CardCatalogue;

/** Its cards as they are drawn. */
export const drawn = ({ ids, spec }: CardCatalogue): CardSpec[] => ids.flatMap((id) => spec(id) ?? []);

/** The field that search has in every game with keywords. */
export const KEYWORD_FIELD = 'keyword';

/** The names of a card's words, as search knows them. */
export const wordsOn = ({ terms }: CardSpec): string[] => terms.map(({ name }) => name);
