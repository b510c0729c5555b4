import { createHash } from 'node:crypto';
import type { Env } from '../host/env/env.ts';

/** A device that has joined: the guest it is, and the hash of its token. */
export interface Device {
  guest: string;
  /** SHA-256 as base64url. */
  hash: string;
}

/**
 * Devices of a table's guests. Each has a token of 192 random bits, of which only the hash is kept: it can be neither inverted nor guessed, and
 * comparing hashes tells nothing of how near a guess came.
 */
export class Devices {
  readonly #random: Env['random'];
  readonly #guests = new Map<string, string>();
  #last = 0;

  constructor({ random }: Pick<Env, 'random'>, kept: readonly Device[] = []) {
    this.#random = random;
    for (const { guest, hash } of kept) {
      this.#guests.set(hash, guest);
      this.#last = Math.max(this.#last, Number(guest.slice(1)));
    }
  }

  get all(): Device[] {
    return [...this.#guests].map(([hash, guest]) => ({ guest, hash }));
  }

  /** A new guest with the token of its device. */
  add(): { guest: string; token: string } {
    const token = newToken(this.#random);
    const guest = this.next;
    this.#last++;
    this.#guests.set(hashOf(token), guest);
    return { guest, token };
  }

  /** The guest goes on with another device: its new token; the earlier one opens nothing any more. */
  renew(guest: string): string {
    this.forget(guest);
    const token = newToken(this.#random);
    this.#guests.set(hashOf(token), guest);
    return token;
  }

  /** Id of the next guest. */
  get next(): string {
    return `g${this.#last + 1}`;
  }

  guestOf(token: string): string | null {
    return this.#guests.get(hashOf(token)) ?? null;
  }

  /** The guest's token opens nothing any more. */
  forget(guest: string): void {
    for (const [hash, known] of this.#guests) if (known === guest) this.#guests.delete(hash);
  }
}

/** 192 random bits. */
export const newToken = (random: Env['random']): string => random(24).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
