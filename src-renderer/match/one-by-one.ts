import { afterPaint } from '../ui/after-paint.svelte.ts';

/** Queue limit. Beyond it everything is delivered at once: falling behind would be worse than one long task. */
const MANY = 8;

/**
 * Frame-paced queue: delivers one element at a time, after the former and its deferred work have been painted. The first is delivered in a
 * task of its own too, apart from the one that parsed the message.
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

  /** Delivers everything in the queue now. */
  flush(): void {
    for (const thing of this.#waiting.splice(0)) this.#hand(thing);
  }

  /** Empties the queue. */
  drop(): void {
    this.#waiting = [];
  }

  #next(): void {
    const thing = this.#waiting.shift();
    this.#busy = thing !== undefined;
    if (thing === undefined) return;
    this.#hand(thing);
    // The first frame paints the element, the second its work deferred by `AfterPaint`.
    afterPaint(() => afterPaint(() => this.#next()));
  }
}
