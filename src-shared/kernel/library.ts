import type { ZodType } from 'zod';

/** One ready-made loadout or map that comes with a game. */
export interface LibraryItem<T = unknown> {
  /** Stable, lower-case with dashes; names the item in lists and settings. */
  readonly id: string;
  readonly value: T;
}

/** One kind of thing that players keep as files. */
export interface LibraryKind<T = unknown> {
  /** Shape of the value. */
  readonly schema: ZodType<T>;
  /** Every reason why a well-shaped value cannot be played, in words; empty when it can. */
  check(value: T): string[];
  name(value: T): string;
  /** The same under another name; the schema says which names there can be. */
  renamed(value: T, name: string): T;
  /** One line for lists. */
  note(value: T): string;
  readonly builtIn: readonly LibraryItem<T>[];
}

export const LIBRARY_KINDS = ['loadout', 'map'] as const;
export type LibraryKindId = (typeof LIBRARY_KINDS)[number];

/** What a game lets players import, keep and export. A game without maps leaves them out. */
export interface GameLibrary {
  readonly kinds: { readonly [kind in LibraryKindId]?: LibraryKind };
  /** How codes of its decks begin, where they have any; no other game's begin like this. */
  readonly codes?: RegExp;
}
