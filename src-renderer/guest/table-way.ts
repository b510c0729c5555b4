/** A guest's way to its LAN table, whatever carries it: the page's own WebSocket, or the app behind the window's bridge. */
import type { ConnectionStatus, Transport } from '../client/transport.ts';

export interface JoinWish {
  name: string;
  /** As typed. */
  code: string;
  /** Typed where the code alone does not lead to the table; '' when not. */
  address: string;
}

/** The table is on another computer: whose, and what leads to the own place there. */
export interface MovedTo {
  to: string;
  url: string;
}

export type WayStatus =
  /**
   * At no table. `why`: what ended the last try or the table, a sentence; `mayReturn`: `back` would let this device in all the same; `moved`:
   * where the table is now.
   */
  | { is: 'outside'; why: string | null; mayReturn: boolean; moved?: MovedTo }
  /** A code or a token is being looked at, or the table is looked for. */
  | { is: 'knocking' }
  | { is: 'open' }
  /** Open, but nothing has been heard for a while. */
  | { is: 'silent' }
  /** Being tried again, with the device's token. `why`: what is known of it, in sentences. */
  | { is: 'lost'; why?: string };

/** Texts are those of the protocol: `lobby.*` and a seat's requests out, pushes `lobby` and `frame` and answers in. */
export interface TableWay {
  readonly status: WayStatus;
  /** The code may have to be helped by a typed address. */
  readonly takesAddress: boolean;
  /** Called on changes only. After `open` the table sends a lobby by itself, and an open match is opened anew by the client. */
  onStatus(listener: (status: WayStatus) => void): () => void;
  /** Sits down as a new guest. What becomes of it is a status. */
  join(wish: JoinWish): void;
  /** Comes back with the device's token, or tries at once what would be tried later. */
  back(): void;
  /** This device's token is worth nothing any more, or not wanted: forgets it and ends the line. */
  forget(): void;
  /** Ends the line; the device stays one of the table's. */
  close(): void;
  send(text: string): void;
  onMessage(listener: (text: string) => void): () => void;
}

/** The reason of a table as people read it. */
export const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/\.?$/, '.')}`;

const AS_CONNECTION: Record<WayStatus['is'], ConnectionStatus> = {
  outside: 'refused',
  knocking: 'connecting',
  open: 'open',
  silent: 'silent',
  lost: 'lost',
};

/** The way as a client's transport. */
export const transportOf = (way: TableWay): Transport => ({
  get status() {
    return AS_CONNECTION[way.status.is];
  },
  onStatus: (listener) => way.onStatus(({ is }) => listener(AS_CONNECTION[is])),
  send: (text) => way.send(text),
  onMessage: (listener) => way.onMessage(listener),
  close: () => way.close(),
});
