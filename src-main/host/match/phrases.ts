import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { PHRASE_MS, type Phrase, type Said } from '../../../src-shared/protocol/phrases.ts';
import type { Clock } from '../env/clock.ts';
import { HostError } from '../host-error.ts';

/** Phrases that a page which opens the match is told. */
const KEPT = 20;

/** What people have said to each other at a match: kept while it is open, and in no file. */
export class Phrases {
  readonly #clock: Clock;
  #said: readonly Said[] = [];
  #count = 0;
  /** Ticks at which each seat last said something. */
  readonly #last = new Map<Seat, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The last ones, oldest first. */
  get said(): readonly Said[] {
    return this.#said;
  }

  /** @throws HostError `tooFast` */
  say(seat: Seat, phrase: Phrase): void {
    const now = this.#clock.ticks();
    if (now - (this.#last.get(seat) ?? -Infinity) < PHRASE_MS) {
      throw new HostError('tooFast', `One phrase in ${PHRASE_MS / 1000} seconds; wait a moment.`);
    }
    this.#last.set(seat, now);
    this.#said = [...this.#said, { n: ++this.#count, seat, phrase }].slice(-KEPT);
  }
}
