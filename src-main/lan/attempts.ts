import type { Clock } from '../host/env/clock.ts';
import { Bucket } from './bucket.ts';

/** Wrong codes of one address that cost nothing, and the one that locks it out. */
const FREE = 3;
const LOCKS = 10;
const FIRST_WAIT_MS = 2000;
const LOCKED_MS = 10 * 60_000;
/** Wrong codes of all addresses together: so many, and one more every two minutes. */
const ALL_BURST = 30;
const ALL_PER_SECOND = 1 / 120;
/** Beginnings of a proof cost the host some milliseconds each. */
const KNOCKS = { perSecond: 0.5, burst: 12 };
const ALL_KNOCKS = { perSecond: 5, burst: 40 };
const MOST_ADDRESSES = 1000;

interface Tries {
  wrong: number;
  /** When it may try again, in ticks. */
  until: number;
  /** When it is forgotten, in ticks. */
  forgottenAt: number;
  knocks: Bucket;
}

/** Who may still try a code: wrong ones are counted for each address, and for all together. */
export class Attempts {
  readonly #clock: Pick<Clock, 'ticks'>;
  readonly #tries = new Map<string, Tries>();
  readonly #all: Bucket;
  readonly #allKnocks: Bucket;

  constructor(clock: Pick<Clock, 'ticks'>) {
    this.#clock = clock;
    this.#all = new Bucket(clock, ALL_PER_SECOND, ALL_BURST);
    this.#allKnocks = new Bucket(clock, ALL_KNOCKS.perSecond, ALL_KNOCKS.burst);
  }

  /** @returns for how many milliseconds no code of the address is looked at; 0: it may try now */
  waitMs(address: string): number {
    const own = this.#tries.get(placeOf(address));
    return Math.max(0, (own?.until ?? 0) - this.#clock.ticks(), this.#all.waitMs);
  }

  /** A proof is begun. @returns false when there were too many lately */
  knock(address: string): boolean {
    return this.#of(address).knocks.take() && this.#allKnocks.take();
  }

  wrong(address: string): void {
    const own = this.#of(address);
    own.wrong++;
    const wait = own.wrong >= LOCKS ? LOCKED_MS : own.wrong > FREE ? FIRST_WAIT_MS * 2 ** (own.wrong - FREE - 1) : 0;
    own.until = this.#clock.ticks() + wait;
    own.forgottenAt = own.until + LOCKED_MS;
    this.#all.take();
  }

  right(address: string): void {
    this.#tries.delete(placeOf(address));
  }

  #of(address: string): Tries {
    const place = placeOf(address);
    const now = this.#clock.ticks();
    const known = this.#tries.get(place);
    if (known && known.forgottenAt > now) return known;
    const fresh = { wrong: 0, until: 0, forgottenAt: now + LOCKED_MS, knocks: new Bucket(this.#clock, KNOCKS.perSecond, KNOCKS.burst) };
    // The eldest go first; what is counted for all together bounds those who come from many addresses.
    this.#tries.delete(place);
    this.#tries.set(place, fresh);
    if (this.#tries.size > MOST_ADDRESSES) this.#tries.delete(this.#tries.keys().next().value!);
    return fresh;
  }
}

/** What one machine can change at will counts as one: IPv4 written as IPv6, and the last half of an IPv6 address. */
export function placeOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1];
  if (!plain.includes(':')) return plain;
  const [head, tail = ''] = plain.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = tail.split(':').filter((part) => part !== '');
  const zeros = plain.includes('::') ? Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0') : [];
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
