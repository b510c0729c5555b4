import { untrack } from 'svelte';
import type { Steady } from './steady.svelte.ts';

/** Calls `act` after the next paint; immediately in a hidden page, which is not painted. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  // Frame callbacks run before the paint; a task queued from one runs after it.
  else requestAnimationFrame(() => setTimeout(act));
}

/**
 * Defers low-priority derived values until after a paint: while an update from the host waits to be painted, readers keep their former
 * value.
 */
export class AfterPaint {
  #waiting = $state(false);
  /** Id of the present wait, so that the callback of one that was ended early does not end the next. */
  #wait = 0;

  /**
   * Starts the wait, when an update is about to be painted. Further updates do not extend it, or a steady stream would starve the readers.
   */
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

  /** Memoized value of `read`, which is not evaluated during a wait. Call it during a component's initialization. */
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
