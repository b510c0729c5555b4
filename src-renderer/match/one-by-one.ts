import { afterSettling } from '../ui/settling.svelte.ts';

/** When more than these wait they come at once: to fall behind would be worse than to stand still for a moment. */
const MANY = 8;

/**
 * Hands things on one by one, each when what the former set off has been drawn, so that no frame has to draw two at once. The first comes in
 * a task of its own as well: the one that brings a message has enough to do with reading it.
 */
export class OneByOne<T> {
  readonly #hand: (thing: T) => void;
  #waiting: T[] = [];
  #settling = false;

  constructor(hand: (thing: T) => void) {
    this.#hand = hand;
  }

  add(thing: T): void {
    this.#waiting.push(thing);
    if (this.#waiting.length > MANY || document.hidden) this.flush();
    else if (!this.#settling) {
      this.#settling = true;
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
    this.#settling = thing !== undefined;
    if (thing === undefined) return;
    this.#hand(thing);
    afterSettling(() => this.#next());
  }
}
