import type { Clock, Timer } from '../host/env/clock.ts';

/** Nothing tells a program that its machine has another address, so it looks. */
const LOOK_MS = 3000;

export interface AddressWatchParts {
  clock: Clock;
  /** The machine's addresses now. */
  addresses(): readonly string[];
  /** Called with every look, also when nothing has changed: what failed the last time may go now. One call ends before the next begins. */
  follow(addresses: readonly string[]): Promise<void>;
  log(error: unknown): void;
}

/** Looks every few seconds which addresses the machine has, as long as a table is open. */
export class AddressWatch {
  readonly #parts: AddressWatchParts;
  #timer: Timer | null = null;
  #looking: Promise<void> | null = null;
  #isOver = false;

  constructor(parts: AddressWatchParts) {
    this.#parts = parts;
    this.#next();
  }

  /** When it returns nothing is followed any more. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#timer?.cancel();
    await this.#looking;
  }

  #next(): void {
    if (this.#isOver) return;
    this.#timer = this.#parts.clock.after(LOOK_MS, () => {
      this.#looking = this.#look();
    });
  }

  async #look(): Promise<void> {
    try {
      await this.#parts.follow(this.#parts.addresses());
    } catch (error) {
      this.#parts.log(error);
    }
    this.#next();
  }
}
