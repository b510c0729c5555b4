/** A game's part of the deck room: how its lists are made, and how its cards look and are searched. */
import type { DeckForm } from '../../../src-shared/kernel/deck-form.ts';
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import type { QueryField, Searched } from '../../../src-shared/text/card-query.ts';
import type { CardSpec } from '../../ui/card/spec.ts';

export interface DeckRoomUi {
  readonly form: DeckForm;
  /** What one is called, in the singular: “list”. */
  readonly noun: string;
  /** A card as it is drawn; null for an id that is no card's. */
  spec(id: string): CardSpec | null;
  /** What search knows of a card. */
  searched(id: string): Searched;
  /** The fields of search, those of numbers first. The first one orders the cards; of each number there is a curve. */
  readonly fields: readonly QueryField[];
  /** Tables for bots with a list in the first seat, each against one of the ready ones; it can be played. */
  trials(value: unknown, ready: readonly LibraryEntry[]): readonly { readonly name: string; readonly config: unknown }[];
}
