import { untrack } from 'svelte';
import type { Steady } from './steady.svelte.ts';

/** Does something when what is new by now has been drawn; in a page that is out of sight, where nothing is drawn, at once. */
export function afterDrawing(act: () => void): void {
  if (document.hidden) act();
  // Frames are told of before they are drawn; what is put off from there comes afterwards.
  else requestAnimationFrame(() => setTimeout(act));
}

/**
 * Has what is new by now laid out in a task of its own. A frame begins with the question what lies under the mouse, for which all of it would be laid
 * out there, and in part once more when the frame's scripts have run.
 */
function layOutApart(): void {
  setTimeout(() => void document.body.offsetHeight);
}

/** What can wait until what is new has been drawn, in shares: each has the next frame for itself. */
export const SHARES = ['words', 'cards', 'rest'] as const;
export type Share = (typeof SHARES)[number];
const LAST: number = SHARES.length;

/** Does something when what is new and all that follows later has been drawn. */
export function afterSettling(act: () => void, frames = LAST + 1): void {
  if (frames === 0) act();
  else afterDrawing(() => afterSettling(act, frames - 1));
}

/**
 * The moment from something new until it has been drawn. What can wait for a frame is left as it is for so long, and then follows in
 * a task of its own: neither that nor the first one keeps the page from looking at the mouse for long.
 */
export class Settling {
  /** How many frames with something new have been drawn. */
  #drawn = $state(LAST);
  #asked = 0;

  /** Something new is about to be drawn. More that comes meanwhile does not put the end off, or news without a pause would for ever. */
  begin(): void {
    // A page that is out of sight draws nothing.
    if (document.hidden) return;
    layOutApart();
    if (this.#drawn === 0) return;
    this.#drawn = 0;
    this.#goOn(++this.#asked);
  }

  #goOn(asked: number): void {
    afterDrawing(() => {
      if (asked !== this.#asked) return;
      this.#drawn++;
      layOutApart();
      if (this.#drawn < LAST) this.#goOn(asked);
    });
  }

  /** Nothing waits any longer. */
  end(): void {
    this.#asked++;
    this.#drawn = LAST;
  }

  /** What `read` gives, only when its share is drawn: until then it is not even looked at. To be made while a component is set up. */
  after<T>(read: () => T, share: Share): Steady<T> {
    let last = untrack(read);
    const isOver = $derived(this.#drawn > SHARES.indexOf(share));
    const current = $derived.by(() => {
      if (isOver) last = read();
      return last;
    });
    return {
      get current() {
        return current;
      },
    };
  }
}
