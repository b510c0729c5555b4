/** Clocks of the people at a match: they tick here, from what the last frame said. */
import { spent, type ClocksInfo, type TimeLeft } from '../../src-shared/protocol/timing.ts';
import { untilIn } from './clock-words.ts';

/** `at`: when the frame was heard, by the page's clock. */
export interface HeardClocks {
  readonly info: ClocksInfo;
  readonly at: number;
}

/** Milliseconds left in this turn at which it is said to the seat's person. */
const SAID_AT = [60_000, 15_000];
/** From here on a clock is marked. */
export const HURRY_MS = 15_000;
const TICK_MS = 250;

/** What the seat has left so many milliseconds after the frame; null without a clock. */
export function leftAfter({ running, graceMs, left }: ClocksInfo, seat: number, ms: number): TimeLeft | null {
  const own = left[seat] ?? null;
  return own && running === seat ? spent(own, Math.max(0, ms - graceMs)) : own;
}

/** In an effect: a time that goes on while a clock of the page runs. */
export class Ticking {
  #now = $state(performance.now());
  readonly #heard: () => HeardClocks | null;

  constructor(heard: () => HeardClocks | null) {
    this.#heard = heard;
    $effect(() => {
      const { info, at } = heard() ?? { info: null, at: 0 };
      this.#now = Math.max(at, performance.now());
      if (info?.running === undefined || info.running === null) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  of(seat: number): TimeLeft | null {
    const heard = this.#heard();
    return heard && leftAfter(heard.info, seat, Math.max(0, this.#now - heard.at));
  }

  runs(seat: number): boolean {
    return this.#heard()?.info.running === seat;
  }
}

/** Says to the person of a seat when little is left, each once in a turn. */
export class Warnings {
  #before = Infinity;

  /** @returns what is to be said now; null: nothing */
  next({ turnMs, reserveMs }: TimeLeft): string | null {
    const now = turnMs + reserveMs;
    const passed = SAID_AT.filter((at) => this.#before > at && now <= at);
    const isFirst = this.#before === Infinity;
    this.#before = now;
    return !isFirst && passed.length > 0 && now > 0 ? untilIn(now) : null;
  }
}
