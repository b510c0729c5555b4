import { timingSafeEqual } from 'node:crypto';
import type { Lobby } from '../../src-shared/lan/lobby.ts';
import type { Clock } from '../host/env/clock.ts';
import type { Env } from '../host/env/env.ts';
import { HostError } from '../host/host-error.ts';
import { hashOf } from './devices.ts';

const CLAIM_BYTES = 16;
/** Milliseconds for which a link that the owner shows is good. */
export const LINK_MS = 15 * 60_000;
/** The same for those that are handed out with the table to another machine. */
export const MOVED_LINK_MS = 60 * 60_000;

/** A claim to a guest's place, of which the table keeps the hash alone. */
export interface SeatClaim {
  guest: string;
  /** SHA-256 as base64url. */
  hash: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** Single-use claims by which a device sits down as a guest whose own device cannot come: its browser keeps things by address. One for each guest. */
export class SeatLinks {
  readonly #random: Env['random'];
  readonly #clock: Clock;
  #claims: SeatClaim[];

  constructor({ random, clock }: Pick<Env, 'random' | 'clock'>, kept: readonly SeatClaim[] = []) {
    this.#random = random;
    this.#clock = clock;
    this.#claims = [...kept];
  }

  /** Those that are good for something still. */
  get all(): SeatClaim[] {
    const now = this.#clock.now();
    return this.#claims.filter(({ until }) => until > now);
  }

  /** A new claim to the guest's place; an earlier one ends. */
  make(guest: string): string {
    const claim = newClaim(this.#random);
    this.#claims = [...this.all.filter((one) => one.guest !== guest), { guest, hash: hashOf(claim), until: this.#clock.now() + LINK_MS }];
    return claim;
  }

  /** @throws HostError in words where the guest needs none */
  makeFor({ guests }: Lobby, guest: string): string {
    const found = guests.find(({ id }) => id === guest);
    if (!found || found.hand) throw new HostError('notFound', 'There is no such guest at the table.');
    if (found.connected) throw new HostError('illegal', 'They are at the table.');
    return this.make(guest);
  }

  /** @returns the guest whose place is claimed, and the claim is used up; null for a claim to nothing */
  take(claim: string): string | null {
    const shown = Buffer.from(hashOf(claim));
    const found = this.all.find(({ hash }) => timingSafeEqual(Buffer.from(hash), shown));
    if (!found) return null;
    this.#claims = this.#claims.filter((one) => one !== found);
    return found.guest;
  }

  /** The guest is gone. */
  forget(guest: string): void {
    this.#claims = this.#claims.filter((one) => one.guest !== guest);
  }
}

export const newClaim = (random: Env['random']): string => random(CLAIM_BYTES).toString('base64url');
