import type { HostMessage, UsualPrefs } from '../../src-shared/protocol/messages.ts';
import type { Connection } from './connection.ts';
import type { Screen } from './match/screen-feed.ts';

/** Limit on messages that wait for the first screen; the earliest are kept, since they tell most. */
const MOST_UNTOLD = 20;

/** A connection, with the matches that it shows. */
export interface HostScreen extends Screen {
  readonly connection: Connection;
  readonly watching: Set<string>;
  usual?: UsualPrefs;
  /** Closes the connection: the screen has lost its access. */
  refuse(): void;
}

/** All connected screens. The host's own notices go to owners' screens only. */
export class Screens {
  readonly #all = new Set<HostScreen>();
  /** Messages from before the first owner's screen has connected. */
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

  /** An owner's screen shows the match. */
  isOnOwners(match: string): boolean {
    return [...this.#all].some((screen) => isOwn(screen) && screen.watching.has(match));
  }

  tellOwners(message: HostMessage): void {
    for (const screen of this.#all) if (isOwn(screen)) screen.connection.send(message);
  }

  /** Sends to all owners' screens; with none connected, to the first that connects. */
  queueForOwner(message: HostMessage): void {
    if ([...this.#all].some(isOwn)) this.tellOwners(message);
    else if (this.#untold.length < MOST_UNTOLD) this.#untold.push(message);
  }

  /** Disconnects the pages of a seat, or all pages of a match but the owner's. */
  refuseSeats(match: string, seat?: number): void {
    for (const { connection, refuse } of this.#all) {
      const { role } = connection;
      if (role.kind === 'owner' || role.match !== match) continue;
      if (seat === undefined || (role.kind === 'seat' && role.seat === seat)) refuse();
    }
  }
}

const isOwn = ({ connection }: HostScreen): boolean => connection.role.kind === 'owner';
