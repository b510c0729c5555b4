import type { Opened } from '../../../src-shared/protocol/shell.ts';
import { readGameFile } from './game-file.ts';
import { isLink, readLink } from './link.ts';
import type { LinkedGame } from './link.ts';

/**
 * Reads what a person opened from outside, a link or the path of a file.
 * @returns null when there is nothing to do but to show the window
 */
export const openOutside = (thing: string, games: readonly LinkedGame[]): Opened | null =>
  isLink(thing) ? readLink(thing, games) : readGameFile(thing);
