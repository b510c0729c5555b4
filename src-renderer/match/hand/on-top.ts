import type { Steady } from '../../ui/steady.svelte.ts';
import { getMatch } from '../context.ts';

/** What lies on top of a pile, to be shown on it: much to lay out, and the last that one looks at. Null for an empty pile. */
export const onTop = <C, F>(pile: () => readonly C[] | undefined, faceOf: (card: C) => F): Steady<F | null> =>
  getMatch().settling.after(() => {
    const top = pile()?.at(-1);
    return top === undefined ? null : faceOf(top);
  }, 'rest');
