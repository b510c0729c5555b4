/** What a game gives to the library screen and to the showpieces at Home: its kinds of files and how each looks. */
import type { Component } from 'svelte';
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import type { CardSpec } from '../../ui/card/spec.ts';

export interface LibraryShelf {
  readonly kind: LibraryEntry['kind'];
  readonly title: string;
  /** File names taken, for the file dialog. */
  readonly accept: string;
  /** "Import a map". */
  readonly add: string;
  /** One line: what it is for. */
  words(entry: LibraryEntry): string;
  /** The card that stands for it. */
  face?(entry: LibraryEntry): CardSpec | null;
  /** Its picture, where no card stands for it. */
  readonly Picture?: Component<{ entry: LibraryEntry }>;
  /** Its own buttons beside those that every entry has. */
  readonly Tools?: Component<{ entry: LibraryEntry }>;
  /** All of it, in a dialog. */
  readonly Show?: Component<{ entry: LibraryEntry; onclose: () => void }>;
}
