import { timingSafeEqual } from 'node:crypto';
import type { HandClaim } from '../../src-shared/protocol/hand.ts';
import type { Env } from '../host/env/env.ts';
import type { Room } from './room.ts';

const CLAIM_BYTES = 16;

/**
 * Claims by which people at the host's screen take their hands to devices of their own. There are some only while the owner offers them, one
 * for each person who still sits at the screen of the match that is on; each is good for one device.
 */
export class Hands {
  readonly #room: Room;
  readonly #random: Env['random'];
  readonly #claims = new Map<number, string>();
  #isOffered = false;

  constructor(room: Room, { random }: Pick<Env, 'random'>) {
    this.#room = room;
    this.#random = random;
    room.onChange(() => this.#follow());
  }

  get claims(): HandClaim[] {
    return [...this.#claims].map(([seat, claim]) => ({ seat, claim })).sort((a, b) => a.seat - b.seat);
  }

  offer(): void {
    this.#isOffered = true;
    this.#follow();
  }

  /** None of the claims is worth anything any more. */
  withdraw(): void {
    this.#isOffered = false;
    this.#follow();
  }

  /** @returns the seat that is claimed, whose claim is used up with that; null for a claim to nothing */
  take(claim: string): number | null {
    const shown = Buffer.from(claim);
    for (const [seat, known] of this.#claims) {
      const own = Buffer.from(known);
      if (own.length !== shown.length || !timingSafeEqual(own, shown)) continue;
      this.#claims.delete(seat);
      return seat;
    }
    return null;
  }

  /** Who has left the screen needs none, and who came back to it needs another one. */
  #follow(): void {
    const { seats, match } = this.#room.lobby;
    for (const [seat, { kind }] of seats.entries()) {
      const isWanted = this.#isOffered && match !== null && kind === 'screen';
      if (!isWanted) this.#claims.delete(seat);
      else if (!this.#claims.has(seat)) this.#claims.set(seat, this.#random(CLAIM_BYTES).toString('base64url'));
    }
  }
}
