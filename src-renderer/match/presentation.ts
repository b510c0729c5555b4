import { afterPaint } from '../ui/after-paint.svelte.ts';

/** Queue limit. Beyond it the oldest are shown at once, up to one that matters: falling behind would be worse than missing how they came about. */
const MANY = 60;

/**
 * Presentation queue: shows one thing at a time, after the former and its deferred work have been painted and its animations have ended. The
 * first is shown in a task of its own too, apart from the one that parsed the message.
 */
export class Presentation<T> {
  readonly #show: (thing: T) => void;
  readonly #left: () => number;
  readonly #matters: (thing: T) => boolean;
  #waiting: T[] = [];
  #busy = false;

  /**
   * @param left milliseconds that animations of what was shown still take
   * @param matters whether a thing is shown on its own however many wait
   */
  constructor(show: (thing: T) => void, left: () => number, matters: (thing: T) => boolean = () => false) {
    this.#show = show;
    this.#left = left;
    this.#matters = matters;
  }

  add(...things: readonly T[]): void {
    if (things.length === 0) return;
    this.#waiting.push(...things);
    if (document.hidden) this.flush();
    else if (this.#waiting.length > MANY) this.#catchUp();
    if (!this.#busy && this.#waiting.length > 0) {
      this.#busy = true;
      // Looked at again: what was shown at once in the meantime has animations of its own.
      this.#onceSeen(() => setTimeout(() => this.#onceSeen(() => this.#next())));
    }
  }

  /** Shows everything in the queue now, but for the last things. */
  flush(butLast = 0): void {
    for (const thing of this.#waiting.splice(0, Math.max(0, this.#waiting.length - butLast))) this.#show(thing);
  }

  /** Empties the queue. */
  drop(): void {
    this.#waiting = [];
  }

  #catchUp(): void {
    const first = this.#waiting.findIndex((thing) => this.#matters(thing));
    if (first < 0) this.flush();
    else for (const thing of this.#waiting.splice(0, first)) this.#show(thing);
  }

  #next(): void {
    const thing = this.#waiting.shift();
    this.#busy = thing !== undefined;
    if (thing === undefined) return;
    this.#show(thing);
    // The first frame paints the thing, the second its work deferred by `AfterPaint`.
    afterPaint(() => afterPaint(() => this.#onceSeen(() => this.#next())));
  }

  #onceSeen(act: () => void): void {
    const left = this.#left();
    if (left > 0) setTimeout(act, left);
    else act();
  }
}
