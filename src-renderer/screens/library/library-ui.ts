/** A game's part of the library and of the showpieces at Home: its kinds of files and their looks. */
import type { Component } from 'svelte';
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import type { CardSpec } from '../../ui/card/spec.ts';

export interface LibraryShelf {
  readonly kind: LibraryEntry['kind'];
  readonly title: string;
  /** Accepted file extensions, for the file dialog. */
  readonly accept: string;
  /** "Import a map". */
  readonly add: string;
  /** A line about its purpose. */
  words(entry: LibraryEntry): string;
  /** The card that represents an entry. */
  face?(entry: LibraryEntry): CardSpec | null;
  /** Its picture, when no card represents it. */
  readonly Picture?: Component<{ entry: LibraryEntry }>;
  /** Further buttons, beside the common ones. */
  readonly Tools?: Component<{ entry: LibraryEntry }>;
  /** Detail view of an entry, in a dialog. */
  readonly Show?: Component<{ entry: LibraryEntry; onclose: () => void }>;
}
