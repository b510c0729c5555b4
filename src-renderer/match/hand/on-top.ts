import type { Steady } from '../../ui/steady.svelte.ts';
import { getMatch } from '../context.ts';

/** The top card of a pile, deferred, since its layout takes long. Null for an empty pile. */
export const onTop = <C, F>(pile: () => readonly C[] | undefined, faceOf: (card: C) => F): Steady<F | null> =>
  getMatch().afterPaint.read(() => {
    const top = pile()?.at(-1);
    return top === undefined ? null : faceOf(top);
  });
