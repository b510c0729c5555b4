/** What a game gives where players make what they play with. */
import type { Component } from 'svelte';
import type { Library } from '../../app/library.svelte.ts';

export interface WorkshopUi {
  /** On the ways in and above the page: "The forge of decks". */
  readonly title: string;
  /** The whole page, with its frame; the library is loaded. `code`: one that the page shows at once. */
  readonly Page: Component<{ library: Library; code?: string }>;
}
