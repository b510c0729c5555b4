import type { Clock, Timer } from '../../src-main/host/env/clock.ts';

interface Event {
  at: number;
  order: number;
  run(): void;
}

/** Lets every promise that is settled go on. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A clock that goes from one event to the next, and stands still in between. */
export class SimClock implements Clock {
  /** What went wrong inside an event: in the real program nobody would catch it. */
  readonly uncaught: unknown[] = [];
  #ticks = 0;
  #order = 0;
  /** The system's clock, set by people. */
  #setBy = Date.UTC(2026, 10, 26, 8);
  #events: Event[] = [];

  now(): number {
    return Math.round(this.#setBy + this.#ticks);
  }

  ticks(): number {
    return this.#ticks;
  }

  after(ms: number, run: () => void): Timer {
    const event = { at: this.#ticks + Math.max(0, ms), order: this.#order++, run };
    this.#events.push(event);
    return { cancel: () => (this.#events = this.#events.filter((one) => one !== event)) };
  }

  soon(run: () => void): void {
    this.after(0, run);
  }

  /** Somebody sets the system's clock. */
  set(byMs: number): void {
    this.#setBy += byMs;
  }

  /** The machine sleeps: timers are overdue when it wakes. */
  sleep(ms: number): void {
    this.#ticks += ms;
  }

  /** Nothing that was to happen happens any more: the process has died. */
  clear(): void {
    this.#events = [];
  }

  /** Goes on until something is so, or until so much time has passed. @returns whether it became so */
  async runUntil(condition: () => boolean, ms: number): Promise<boolean> {
    const end = this.#ticks + ms;
    await settled();
    while (!condition()) {
      const next = this.#next();
      if (next === null || next.at > end) {
        this.#ticks = Math.max(this.#ticks, end);
        return false;
      }
      this.#events.splice(this.#events.indexOf(next), 1);
      this.#ticks = Math.max(this.#ticks, next.at);
      try {
        next.run();
      } catch (error) {
        this.uncaught.push(error);
      }
      await settled();
    }
    return true;
  }

  #next(): Event | null {
    let first: Event | null = null;
    for (const event of this.#events) {
      if (first === null || event.at < first.at || (event.at === first.at && event.order < first.order)) first = event;
    }
    return first;
  }
}
