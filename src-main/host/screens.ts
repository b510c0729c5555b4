import type { HostMessage, UsualPrefs } from '../../src-shared/protocol/messages.ts';
import type { Connection } from './connection.ts';
import type { Screen } from './match/screen-feed.ts';

/** Messages kept for a screen that is still to come; the first tell most. */
const MOST_UNTOLD = 20;

/** A connection together with the matches that it watches. */
export interface HostScreen extends Screen {
  readonly connection: Connection;
  readonly watching: Set<string>;
  usual?: UsualPrefs;
  /** It has lost its right to be connected. */
  refuse(): void;
}

/** All screens that are connected. What the host says by itself goes to this machine's own ones alone. */
export class Screens {
  readonly #all = new Set<HostScreen>();
  /** What happened before any screen of this machine was there. */
  readonly #untold: HostMessage[] = [];

  [Symbol.iterator](): IterableIterator<HostScreen> {
    return this.#all.values();
  }

  add(screen: HostScreen): void {
    this.#all.add(screen);
    if (isOwn(screen)) for (const message of this.#untold.splice(0)) screen.connection.send(message);
  }

  delete(screen: HostScreen): void {
    this.#all.delete(screen);
  }

  tellOwners(message: HostMessage): void {
    for (const screen of this.#all) if (isOwn(screen)) screen.connection.send(message);
  }

  /** The same for what must not be missed: the first screen that comes is told otherwise. */
  tellSomeOwner(message: HostMessage): void {
    if ([...this.#all].some(isOwn)) this.tellOwners(message);
    else if (this.#untold.length < MOST_UNTOLD) this.#untold.push(message);
  }

  /** Disconnects the pages of a seat, or of all seats of a match. */
  refuseSeats(match: string, seat?: number): void {
    for (const { connection, refuse } of this.#all) {
      const { role } = connection;
      if (role.kind === 'seat' && role.match === match && role.seat === (seat ?? role.seat)) refuse();
    }
  }
}

const isOwn = ({ connection }: HostScreen): boolean => connection.role.kind === 'owner';
