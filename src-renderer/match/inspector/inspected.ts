import type { Steady } from '../../ui/steady.svelte.ts';
import { getMatch } from '../context.ts';

/** What the full card beside the board shows. Its layout takes long, and the board shows first what a rival just played. */
export const inspected = <T>(read: () => T): Steady<T> => getMatch().afterPaint.read(read);
