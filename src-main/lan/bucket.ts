import type { Clock } from '../host/env/clock.ts';

/** A token bucket: `burst` at once, and `perSecond` in the long run. */
export class Bucket {
  readonly #clock: Pick<Clock, 'ticks'>;
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #filledAt: number;

  constructor(clock: Pick<Clock, 'ticks'>, perSecond: number, burst: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#filledAt = clock.ticks();
  }

  /** @returns whether there was one to take */
  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Milliseconds until there is one again. */
  get waitMs(): number {
    this.#fill();
    return Math.max(0, Math.ceil(((1 - this.#left) / this.#perSecond) * 1000));
  }

  #fill(): void {
    const now = this.#clock.ticks();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#filledAt) / 1000) * this.#perSecond);
    this.#filledAt = now;
  }
}
