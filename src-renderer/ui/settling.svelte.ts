import { untrack } from 'svelte';
import type { Steady } from './steady.svelte.ts';

/** Does something when what is new by now has been drawn; in a page that is out of sight, where nothing is drawn, at once. */
export function afterDrawing(act: () => void): void {
  if (document.hidden) act();
  // Frames are told of before they are drawn; what is put off from there comes afterwards.
  else requestAnimationFrame(() => setTimeout(act));
}

/**
 * The moment from something new until it has been drawn. What can wait for a frame is left as it is for so long, and then follows in
 * a task of its own: neither that nor the first one keeps the page from looking at the mouse for long.
 */
export class Settling {
  #over = $state(true);
  #asked = 0;

  /** Something new is about to be drawn. More that comes meanwhile does not put the end off, or news without a pause would for ever. */
  begin(): void {
    // A page that is out of sight draws nothing.
    if (document.hidden || !this.#over) return;
    this.#over = false;
    const asked = ++this.#asked;
    afterDrawing(() => {
      if (asked === this.#asked) this.#over = true;
    });
  }

  /** Nothing waits any longer. */
  end(): void {
    this.#asked++;
    this.#over = true;
  }

  /** What `read` gives, only afterwards: until then it is not even looked at. To be made while a component is set up. */
  after<T>(read: () => T): Steady<T> {
    let last = untrack(read);
    const current = $derived.by(() => {
      if (this.#over) last = read();
      return last;
    });
    return {
      get current() {
        return current;
      },
    };
  }
}
