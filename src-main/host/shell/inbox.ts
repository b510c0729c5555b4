import type { Opened } from '../../../src-shared/protocol/shell.ts';

/** So many opened things wait at most, so that nobody can fill the memory from outside. */
const MOST = 20;

/** Files and links that were opened from outside and wait until a page takes them; a page may be loading or reloading. */
export class Inbox {
  #waiting: Opened[] = [];

  /** What comes to a full inbox is told of, not kept. */
  put(thing: Opened): void {
    if (this.#waiting.length < MOST) this.#waiting.push(thing);
    else if (this.#waiting.length === MOST) {
      this.#waiting.push({ kind: 'problem', message: `Only ${MOST} things can be opened at once; open the rest again.` });
    }
  }

  /** @returns in the order in which they came; they are the caller's now */
  take(): Opened[] {
    return this.#waiting.splice(0);
  }
}
