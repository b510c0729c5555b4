import { afterPaint } from '../ui/after-paint.svelte.ts';

/** Longest queue. Beyond it everything is handed on at once: falling behind would be worse than one long task. */
const MANY = 8;

/**
 * A queue that hands on one thing at a time, each when the former and what was deferred for it have been painted, so that no frame draws two.
 * The first comes in a task of its own as well, apart from the one that parsed the message.
 */
export class OneByOne<T> {
  readonly #hand: (thing: T) => void;
  #waiting: T[] = [];
  #busy = false;

  constructor(hand: (thing: T) => void) {
    this.#hand = hand;
  }

  add(thing: T): void {
    this.#waiting.push(thing);
    if (this.#waiting.length > MANY || document.hidden) this.flush();
    else if (!this.#busy) {
      this.#busy = true;
      setTimeout(() => this.#next());
    }
  }

  /** All that waits comes now. */
  flush(): void {
    for (const thing of this.#waiting.splice(0)) this.#hand(thing);
  }

  /** What waits does not come any more. */
  drop(): void {
    this.#waiting = [];
  }

  #next(): void {
    const thing = this.#waiting.shift();
    this.#busy = thing !== undefined;
    if (thing === undefined) return;
    this.#hand(thing);
    // The first frame paints the thing, the second what `AfterPaint` deferred.
    afterPaint(() => afterPaint(() => this.#next()));
  }
}
