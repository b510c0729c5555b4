import type { Moved } from '../../src-shared/protocol/handover.ts';
import type { KeptTable, MovedTable } from '../host/store/table-file.ts';
import type { Room } from './room.ts';
import type { TableHost } from './table-host.ts';

export interface WhereaboutsParts {
  room: Room;
  host: Pick<TableHost, 'handover' | 'takeSeat'>;
  /** Writes the table down. @throws DiskError */
  write(): void;
  /** The match that is on is this machine's, and its seats are the guests'. @throws HostError, DiskError */
  giveSeats(match: string): void;
  /** It is certain that it is this machine's. */
  arrived(): void;
  /** Another machine keeps it. */
  left(moved: MovedTable): void;
}

/** Whose a table is: this machine's, another one's since, or this one's once that is certain. What is on the disk decides. */
export class Whereabouts {
  readonly #parts: WhereaboutsParts;
  #moved: MovedTable | null;
  /** Who may be handing it to this machine; nothing is done with it before that is certain. */
  #waits: string | null;

  constructor({ moved, waits }: Pick<KeptTable, 'moved' | 'waits'>, parts: WhereaboutsParts) {
    this.#parts = parts;
    this.#moved = moved;
    this.#waits = waits;
  }

  get isOurs(): boolean {
    return this.#moved === null && this.#waits === null;
  }

  get kept(): Pick<KeptTable, 'moved' | 'waits'> {
    return { moved: this.#moved, waits: this.#waits };
  }

  /** Where it is now for a guest; null while this machine keeps it. */
  movedFor(guest: string): Moved | null {
    if (!this.#moved) return null;
    const { claims, token: _, ...moved } = this.#moved;
    const claim = claims.find((one) => one.guest === guest)?.claim;
    return { ...moved, ...(claim !== undefined && { claim }) };
  }

  /** What is written here decides: before it the table is this machine's, after it the other one's. @throws DiskError */
  move(moved: MovedTable): void {
    const { room, host, write, left } = this.#parts;
    this.#moved = moved;
    try {
      write();
    } catch (error) {
      this.#moved = null;
      throw error;
    }
    left(moved);
    const { match } = room.lobby;
    if (match !== null) host.handover.hand(match, moved.to);
  }

  /** The old host has let it go. Idempotent. @throws HostError, DiskError; nothing has begun then */
  mine(): void {
    const { room, write, host, giveSeats, arrived } = this.#parts;
    const from = this.#waits;
    if (from === null) return;
    this.#waits = null;
    try {
      write();
    } catch (error) {
      this.#waits = from;
      throw error;
    }
    const { match, seats } = room.lobby;
    if (match !== null) {
      giveSeats(match);
      // The person of this machine sits at its screen now, and plays.
      for (const [seat, { kind }] of seats.entries()) if (kind === 'screen') host.takeSeat(match, seat);
    }
    arrived();
  }
}
