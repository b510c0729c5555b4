import type { Opened } from '../../../src-shared/protocol/shell.ts';
import { readGameFile } from './game-file.ts';
import { isLink, readLink } from './link.ts';
import type { LinkedGame } from './link.ts';

/**
 * Parses what a person opened from outside: a link, or a file's path.
 * @returns null when only the window is to be focused
 */
export const openOutside = (thing: string, games: readonly LinkedGame[]): Opened | null =>
  isLink(thing) ? readLink(thing, games) : readGameFile(thing);
