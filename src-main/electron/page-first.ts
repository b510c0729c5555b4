import { app } from 'electron';
import type { ProcessMetric } from 'electron';
import { putThreadsBehind } from '../workers/niceness.ts';

/** Chromium's processes that have to do with what the page shows. */
const CONCERNED: ReadonlySet<ProcessMetric['type']> = new Set(['Browser', 'GPU', 'Tab']);
/** Threads of the page's process that draw tiles, unpack pictures and collect garbage, by the beginnings of their names. */
const HELPERS = ['ThreadPool', 'DedicatedWorker'];
/** They stand behind a bot too: at its place the page waited for its core about a sixth longer in all. At 19 the page waited for them, and they for a bot. */
const HELPING = 10;
/** Where a user may, Chromium puts the program's own process and what moves pictures before the page's thread; they come beside it. */
const USUAL = 0;
/** Sound may not be late. */
const SOUND = 'Audio';
/** Threads come and go: they are looked for at once, and again after so long. */
const LOOK_MS = 1000;

/** @returns niceness, null for a thread that stays where it is */
export function placeOf(type: ProcessMetric['type'], thread: string): number | null {
  if (!CONCERNED.has(type) || thread.startsWith(SOUND)) return null;
  return type === 'Tab' && HELPERS.some((beginning) => thread.startsWith(beginning)) ? HELPING : USUAL;
}

/**
 * Has the page's own thread, which looks at the mouse, wait for as few as may be of those that work for it: on two cores that draw in software they took
 * both for up to 13 ms. Linux only: no other system has an order for each thread.
 */
export class PageFirst {
  #next: NodeJS.Timeout | null = null;

  /** Something is about to be drawn: by threads that are there, and by some that come for it. */
  see(): void {
    if (process.platform !== 'linux' || this.#next !== null) return;
    this.#lookForThem();
    this.#next = setTimeout(() => {
      this.#next = null;
      this.#lookForThem();
    }, LOOK_MS);
  }

  #lookForThem(): void {
    for (const { pid, type } of app.getAppMetrics()) putThreadsBehind(pid, (thread) => placeOf(type, thread));
  }
}
