/** A game's workshop: the screen on which players make decks or loadouts. */
import type { Component } from 'svelte';
import type { Library } from '../../app/library.svelte.ts';

export interface WorkshopUi {
  /** Title, also of the links to it: “The forge of decks”. */
  readonly title: string;
  /** The whole screen, once the library is loaded. `code`: a deck code to show. */
  readonly Page: Component<{ library: Library; code?: string }>;
}
