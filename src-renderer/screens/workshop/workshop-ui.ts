/** A game's workshop: the screen on which players make decks or loadouts. */
import type { Component } from 'svelte';
import type { Library } from '../../app/library.svelte.ts';
import type { DeckRoomUi } from '../decks/decks-ui.ts';

interface Named {
  /** Title, also of the links to it: “The forge of decks”. */
  readonly title: string;
  /** Text of the link on the set-up screen, where it is another: “Edit lists…”. */
  readonly link?: string;
}

/** A game whose lists are made card by card uses the deck room. */
interface Room extends Named {
  readonly room: DeckRoomUi;
}

/** A game whose decks are made otherwise has a screen of its own. */
interface Own extends Named {
  /** The whole screen, once the library is loaded. `code`: a deck code to show; `entry`: the id of the library entry to begin with. */
  readonly Page: Component<{ library: Library; code?: string; entry?: string }>;
  /** How its deck codes begin, where pictures can hold them. */
  readonly codes?: RegExp;
  readonly room?: undefined;
}

export type WorkshopUi = Room | Own;

/** What a code of a deck holds, and how that is called; otherwise everything that is wrong with it, in words. */
export type ReadCode<T> =
  { readonly ok: true; readonly made: T; readonly says: string } | { readonly ok: false; readonly problems: readonly string[] };
