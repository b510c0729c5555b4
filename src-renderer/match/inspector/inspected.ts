import type { Steady } from '../../ui/steady.svelte.ts';
import { getMatch } from '../context.ts';

/** What the full card beside the board is of: it is much to lay out, and what a rival just played is seen on the board first. */
export const inspected = <T>(read: () => T): Steady<T> => getMatch().settling.after(read, 'cards');
