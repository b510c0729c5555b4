import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import { matchId, seat as seatNumber } from '../../src-shared/protocol/fields.ts';
import type { Role } from './connection.ts';
import { issuesInWords } from './host-error.ts';
import type { DataFolder } from './store/files.ts';
import { parseJson } from './store/json.ts';
import { LARGEST } from './store/read-file.ts';

const VERSION = 1;
/** A SHA-256 as `base64url`. */
const hash = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const fileSchema = z.strictObject({
  version: z.literal(VERSION),
  seats: z.array(z.strictObject({ hash, match: matchId, seat: seatNumber })),
});
/** A seat that was given a page of its own. */
type SeatToken = z.infer<typeof fileSchema>['seats'][number];

/**
 * Tokens of channels: one for the owner, new with every start, and one for each seat that was given a page of its own.
 * Those outlast the host and end with their match. On the disk (`seats.json`) lies a hash of each and nothing that
 * would open a seat: tokens are 192 random bits, so their hash can neither be turned back nor guessed.
 */
export class Tokens {
  readonly owner = newToken();
  readonly #ownerHash = hashOf(this.owner);
  readonly #data: DataFolder;
  readonly #path: string;
  /** Given out since the start, to be shown again. */
  readonly #given = new Map<string, { match: string; seat: Seat }>();
  #seats: readonly SeatToken[];
  /** Matches that are over: their pages stay until the host ends, to look at the result. */
  readonly #over = new Set<string>();

  constructor(data: DataFolder) {
    this.#data = data;
    this.#path = join(data.root, 'seats.json');
    this.#seats = this.#read();
  }

  /**
   * The seat's token; asking again gives the same one. After a restart it is another one, beside those that pages hold
   * since before.
   */
  forSeat(match: string, seat: Seat): string {
    for (const [token, held] of this.#given) if (held.match === match && held.seat === seat) return token;
    const token = newToken();
    this.#keep([...this.#seats, { hash: hashOf(token), match, seat }]);
    this.#given.set(token, { match, seat });
    return token;
  }

  /** Seats of a match that have a page of their own. */
  seatsOf(match: string): Seat[] {
    return [...new Set(this.#seats.filter((held) => held.match === match).map(({ seat }) => seat))];
  }

  /** The seat is played at the shared screen again. */
  revoke(match: string, seat: Seat): void {
    this.#forget((held) => held.match === match && held.seat === seat);
  }

  /** The match is over: its tokens are good for a look at the result, and no longer than this host lives. */
  matchOver(match: string): void {
    if (this.seatsOf(match).length === 0) return;
    this.#over.add(match);
    this.#keep(this.#seats);
  }

  /** There is no such match any more. */
  matchGone(match: string): void {
    this.#forget((held) => held.match === match);
  }

  role(token: string): Role | null {
    const shown = hashOf(token);
    if (shown === this.#ownerHash) return { kind: 'owner' };
    const held = this.#seats.find((one) => one.hash === shown);
    return held ? { kind: 'seat', match: held.match, seat: held.seat } : null;
  }

  #forget(isGone: (held: { match: string; seat: Seat }) => boolean): void {
    for (const [token, held] of this.#given) if (isGone(held)) this.#given.delete(token);
    if (this.#seats.some(isGone)) this.#keep(this.#seats.filter((held) => !isGone(held)));
  }

  /** What cannot be written does not count either. */
  #keep(seats: readonly SeatToken[]): void {
    const lasting = seats.filter(({ match }) => !this.#over.has(match));
    this.#data.writeJson(this.#path, { version: VERSION, seats: lasting });
    this.#seats = seats;
  }

  #read(): readonly SeatToken[] {
    const text = this.#data.readText(this.#path, LARGEST.seats);
    if (text === null) return [];
    const parsed = fileSchema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data.seats;
    this.#data.setAside(this.#path, issuesInWords(parsed.error)[0]);
    return [];
  }
}

const newToken = (): string => randomBytes(24).toString('base64url');
/** Tokens are compared by their hashes, so how long that takes tells nothing of how near a guess came. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
