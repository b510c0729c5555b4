import { issuesInWords } from '../../src-shared/kernel/issue-words.ts';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import { matchId, seat as seatNumber } from '../../src-shared/protocol/fields.ts';
import type { Role } from './connection.ts';
import { DiskError } from './env/disk-error.ts';
import type { DataFolder } from './store/files.ts';
import { parseFile } from './store/json.ts';
import { LARGEST } from './store/read-file.ts';
import { tryTo } from './store/write-file.ts';

const VERSION = 1;
/** A SHA-256 as `base64url`. */
const hash = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** A newer version may add to it. */
const fileSchema = z.looseObject({ version: z.number().int().min(VERSION), seats: z.array(z.unknown()) });
const seatSchema = z.strictObject({ hash, match: matchId, seat: seatNumber });
/** Access to a seat with a page of its own. */
type SeatToken = z.infer<typeof seatSchema>;

/**
 * Access tokens: one for the owner, new at every start, and one for each seat with a page of its own. Seat tokens survive a restart and end
 * with their match. The disk (`seats.json`) has only their hashes: tokens are 192 random bits, so a hash can be neither inverted nor
 * guessed.
 */
export class Tokens {
  readonly owner: string;
  readonly #ownerHash: string;
  readonly #data: DataFolder;
  readonly #path: string;
  /** Tokens issued since the start, so that they can be shown again. */
  readonly #given = new Map<string, { match: string; seat: Seat }>();
  #seats: readonly SeatToken[] = [];
  /** What the file holds; what this version does not understand of it stays. */
  #file: z.infer<typeof fileSchema> = { version: VERSION, seats: [] };
  /** Why the file could not be read so far. */
  #unread: DiskError | null = null;
  /** Finished matches: their tokens stay valid until the host ends, for a look at the result. */
  readonly #over = new Set<string>();
  /** Deleted matches: their tokens open nothing. */
  readonly #gone = new Set<string>();

  constructor(data: DataFolder) {
    this.#data = data;
    this.#path = join(data.root, 'seats.json');
    this.owner = this.#newToken();
    this.#ownerHash = hashOf(this.owner);
    this.#read();
    data.onReadable(() => this.#readAgain());
  }

  /** Issues the seat's token; idempotent until the next start. After a restart it issues another one, and pages keep the former. */
  forSeat(match: string, seat: Seat): string {
    for (const [token, held] of this.#given) if (held.match === match && held.seat === seat) return token;
    this.#mustBeRead();
    // A deleted match may have come back as a file.
    this.#gone.delete(match);
    const token = this.#newToken();
    this.#keep([...this.#seats, { hash: hashOf(token), match, seat }]);
    this.#given.set(token, { match, seat });
    return token;
  }

  /** Seats of a match that have a page of their own. */
  seatsOf(match: string): Seat[] {
    return [...new Set(this.#seats.filter((held) => held.match === match).map(({ seat }) => seat))];
  }

  /** Revokes the seat's tokens: it is played at the shared screen again. */
  revoke(match: string, seat: Seat): void {
    this.#forget((held) => held.match === match && held.seat === seat);
  }

  /** The match is over: its tokens stay valid until this host ends. */
  matchOver(match: string): void {
    this.#over.add(match);
    this.#dropSpent();
  }

  /** The match was deleted: its tokens open nothing any more. */
  matchGone(match: string): void {
    this.#gone.add(match);
    for (const [token, held] of this.#given) if (held.match === match) this.#given.delete(token);
    this.#seats = this.#seats.filter((held) => held.match !== match);
    this.#dropSpent();
  }

  /** The system did not let the tokens of seats be read so far: one that is not known may be known later. */
  get areUnread(): boolean {
    return this.#unread !== null;
  }

  role(token: string): Role | null {
    this.#readAgain();
    const shown = hashOf(token);
    if (shown === this.#ownerHash) return { kind: 'owner' };
    const held = this.#seats.find((one) => one.hash === shown);
    return held ? { kind: 'seat', match: held.match, seat: held.seat } : null;
  }

  #forget(isGone: (held: { match: string; seat: Seat }) => boolean): void {
    this.#mustBeRead();
    for (const [token, held] of this.#given) if (isGone(held)) this.#given.delete(token);
    if (this.#seats.some(isGone)) this.#keep(this.#seats.filter((held) => !isGone(held)));
  }

  /** Writes the file first: when that fails, nothing changes. */
  #keep(seats: readonly SeatToken[]): void {
    const lasting = seats.filter((held) => !this.#isSpent(held));
    const foreign = this.#file.seats.filter((seat) => !seatSchema.safeParse(seat).success);
    const file = { ...this.#file, seats: [...lasting, ...foreign] };
    this.#data.writeJson(this.#path, file);
    this.#file = file;
    this.#seats = seats;
  }

  /** Tokens of matches that have ended leave the file. Where the system refuses, that is told of and tried again, and holds up no match. */
  #dropSpent(): void {
    tryTo(() =>
      this.#data.attempt(`${this.#path} (spent)`, () => {
        this.#mustBeRead();
        if (seatsIn(this.#file).some((held) => this.#isSpent(held))) this.#keep(this.#seats);
      }),
    );
  }

  #isSpent({ match }: SeatToken): boolean {
    return this.#over.has(match) || this.#gone.has(match);
  }

  /** Nothing is written over tokens that nobody has seen. @throws DiskError */
  #mustBeRead(): void {
    this.#readAgain();
    if (this.#unread !== null) throw this.#unread;
  }

  #readAgain(): void {
    if (this.#unread !== null) this.#read();
  }

  #read(): void {
    let text: string | null;
    try {
      text = this.#data.readText(this.#path, LARGEST.seats);
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
      this.#unread = error;
      return;
    }
    this.#unread = null;
    if (text === null) return;
    const file = fileSchema.safeParse(parseFile(text));
    if (!file.success) {
      this.#data.setAside(this.#path, issuesInWords(file.error)[0]);
      return;
    }
    this.#file = file.data;
    this.#seats = seatsIn(file.data).filter(({ match }) => !this.#gone.has(match));
  }

  #newToken(): string {
    return this.#data.env.random(24).toString('base64url');
  }
}

/** The seats of a file that this version understands. */
const seatsIn = ({ seats }: z.infer<typeof fileSchema>): SeatToken[] => seats.flatMap((seat) => seatSchema.safeParse(seat).data ?? []);

/** Tokens are compared by their hashes, so the time of a comparison does not leak how near a guess came. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
