import type { Steady } from '../../ui/steady.svelte.ts';
import { getMatch } from '../context.ts';

/** The content of the inspector, deferred: its layout takes long, and the board shows a rival's move first. */
export const inspected = <T>(read: () => T): Steady<T> => getMatch().afterPaint.read(read);
