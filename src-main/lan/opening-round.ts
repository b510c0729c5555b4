import type { Opening } from '../../src-shared/lan/commitment.ts';
import type { Clock, Timer } from '../host/env/clock.ts';
import { HostError } from '../host/host-error.ts';

/** Time for everybody to open what they have committed to; their pages do it by themselves. */
export const OPENING_MS = 5000;

/** A guest that has to open something. */
export interface Opener {
  guest: string;
  seat: number;
  name: string;
}

/** What is wrong with an opening: for its guest alone, since it may tell what was brought, and for all others. */
export interface WrongOpening {
  toGuest: HostError;
  toAll: string;
}

/** One round in which guests open what they have committed to: all of them, or the match does not begin. */
export class OpeningRound {
  /** What was opened, by seat. @throws HostError in words, as a rejection */
  readonly done: Promise<ReadonlyMap<number, Opening>>;
  readonly #waiting: Map<string, Opener>;
  readonly #opened = new Map<number, Opening>();
  readonly #timer: Timer;
  #resolve!: (opened: ReadonlyMap<number, Opening>) => void;
  #reject!: (error: HostError) => void;

  constructor(openers: readonly Opener[], clock: Clock) {
    this.#waiting = new Map(openers.map((opener) => [opener.guest, opener]));
    this.done = new Promise((resolve, reject) => ([this.#resolve, this.#reject] = [resolve, reject]));
    this.#timer = clock.after(OPENING_MS, () => {
      const names = [...this.#waiting.values()].map(({ name }) => name).join(', ');
      this.fail(new HostError('illegal', `The match has not begun: no answer came from ${names}.`));
    });
    this.#endIfComplete();
  }

  /**
   * @param wrongIn what is wrong with an opening, which ends the round
   * @throws HostError for the guest
   */
  take(guest: string, opening: Opening, wrongIn: (opener: Opener, opening: Opening) => WrongOpening | null): void {
    const opener = this.#waiting.get(guest);
    if (!opener) throw new HostError('illegal', 'There is nothing that you have to open now.');
    const wrong = wrongIn(opener, opening);
    if (wrong) {
      this.fail(new HostError('illegal', `The match has not begun: ${wrong.toAll}`));
      throw wrong.toGuest;
    }
    this.#waiting.delete(guest);
    this.#opened.set(opener.seat, opening);
    this.#endIfComplete();
  }

  fail(error: HostError): void {
    this.#timer.cancel();
    this.#waiting.clear();
    this.#reject(error);
  }

  #endIfComplete(): void {
    if (this.#waiting.size > 0) return;
    this.#timer.cancel();
    this.#resolve(this.#opened);
  }
}
