import type { Opened } from '../../../src-shared/protocol/shell.ts';

/** Queue limit: opened things come from outside and must not fill the memory. */
const MOST = 20;

/** Queue of files and links opened from outside, until a page takes them; a page may be loading or reloading. */
export class Inbox {
  #waiting: Opened[] = [];

  /** Beyond the limit a thing is reported and dropped. */
  put(thing: Opened): void {
    if (this.#waiting.length < MOST) this.#waiting.push(thing);
    else if (this.#waiting.length === MOST) {
      this.#waiting.push({ kind: 'problem', message: `Only ${MOST} things can be opened at once; open the rest again.` });
    }
  }

  /** @returns all queued things in order of arrival; empties the queue */
  take(): Opened[] {
    return this.#waiting.splice(0);
  }
}
