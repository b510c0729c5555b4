/** A game's part of the deck room: how its lists are made, and how its cards look and are searched. */
import type { DeckForm } from '../../../src-shared/kernel/deck-form.ts';
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import type { CardIndex } from '../cards/catalogue-ui.ts';

export interface DeckRoomUi extends CardIndex {
  readonly form: DeckForm;
  /** What one is called, in the singular: “list”. */
  readonly noun: string;
  /** Tables for bots with a list in the first seat, each against one of the ready ones; it can be played. */
  trials(value: unknown, ready: readonly LibraryEntry[]): readonly { readonly name: string; readonly config: unknown }[];
}
