import { untrack } from 'svelte';
import type { Steady } from './steady.svelte.ts';

/** Calls `act` after the next paint; at once in a hidden page, which is not painted. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  // Frame callbacks run before the paint; a task queued from one runs after it.
  else requestAnimationFrame(() => setTimeout(act));
}

/** Defers what need not be in the same frame as news from the host: until the news has been painted, readers keep their former value. */
export class AfterPaint {
  #waiting = $state(false);
  /** Counts the waits, so that a callback of one that was ended early does not end the next. */
  #wait = 0;

  /** Something new is about to be painted. More news meanwhile does not extend the wait, or a steady stream would starve the readers. */
  begin(): void {
    if (document.hidden || this.#waiting) return;
    this.#waiting = true;
    const wait = ++this.#wait;
    afterPaint(() => {
      if (wait === this.#wait) this.#waiting = false;
    });
  }

  /** Ends the wait now. */
  end(): void {
    this.#wait++;
    this.#waiting = false;
  }

  /** The value of `read`, not evaluated while news waits for its paint. Call it during a component's initialisation. */
  read<T>(read: () => T): Steady<T> {
    let last = untrack(read);
    const current = $derived.by(() => {
      if (!this.#waiting) last = read();
      return last;
    });
    return {
      get current() {
        return current;
      },
    };
  }
}
