import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Role } from './connection.ts';

/** Tokens of channels: one for the owner, one for each seat that was given a page of its own. */
export class Tokens {
  readonly owner = newToken();
  readonly #seats = new Map<string, { match: string; seat: number }>();

  /** The seat's token; asking again gives the same one. */
  forSeat(match: string, seat: number): string {
    for (const [token, held] of this.#seats) if (held.match === match && held.seat === seat) return token;
    const token = newToken();
    this.#seats.set(token, { match, seat });
    return token;
  }

  revoke(match: string, seat: number): void {
    for (const [token, held] of this.#seats) if (held.match === match && held.seat === seat) this.#seats.delete(token);
  }

  role(token: string): Role | null {
    if (same(token, this.owner)) return { kind: 'owner' };
    for (const [known, held] of this.#seats) if (same(token, known)) return { kind: 'seat', ...held };
    return null;
  }
}

const newToken = (): string => randomBytes(24).toString('base64url');

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
