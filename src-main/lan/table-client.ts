/** The app as a guest at another machine's table: joins with the code, comes back with its token, and checks who it speaks to before it says either. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import type { GuestHello, TableMessage } from '../../src-shared/protocol/lobby.ts';
import { realEnv, type Env } from '../host/env/env.ts';
import { parseJson } from '../host/store/json.ts';
import { fingerprintOf } from './certificate.ts';
import { isProof, proofOf, scalarOf, sessionKey, shareOf } from './cpace.ts';
import { secretOf } from './door.ts';

const PATIENCE_MS = 8000;
/** Frames of a long match are large; a host that sends more than this is none of ours. */
const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;
const NO_DATA = Buffer.alloc(0);
const OTHER_TABLE = 'another table is at that address now';

export interface TablePlace {
  address: string;
  port: number;
}

/** What the device keeps of a table, to come back to it. */
export interface Ticket extends TablePlace {
  /** SHA-256 of the table's certificate, as base64url. */
  fingerprint: string;
  token: string;
}

/** Why the guest was not let in; `code` is the close code of the table, 0 where there was none. */
export class NotLetIn extends Error {
  override readonly name = 'NotLetIn';
  readonly code: number;
  /** Another table answered: its certificate is not the pinned one. It was told nothing. */
  readonly isOtherTable: boolean;
  constructor(code: number, message: string, isOtherTable = false) {
    super(message);
    this.code = code;
    this.isOtherTable = isOtherTable;
  }
}

export interface TableEars {
  /** A message after the welcome. */
  onText(text: string): void;
  onClose(code: number, reason: string): void;
}

/** A line to a table, after the welcome. */
export interface TableLine {
  readonly you: string;
  readonly ticket: Ticket;
  /** Address of this machine at which the line began. */
  readonly from: string;
  send(text: string): void;
  /** At once; the guest stays one of the table. */
  close(): void;
}

export interface DialOptions {
  env?: Env;
  /** Where the packets go in place of the table's own address, such as a port that is forwarded there. */
  via?: TablePlace;
}

/** Joins with the code's secret. @throws NotLetIn (as a rejection) */
export function joinTable(
  place: TablePlace,
  secret: number,
  name: string,
  ears: TableEars,
  { env = realEnv, via = place }: DialOptions = {},
): Promise<TableLine> {
  return dial(place, via, ears, (fingerprint) => {
    const shared = secretOf(secret, fingerprint);
    const scalar = scalarOf(env.random(32));
    const own = shareOf(shared, scalar);
    let key: Buffer | null = null;
    return {
      hello: { join: { name, share: own.toString('base64url') }, protocol: PROTOCOL_VERSION },
      heard: (message, say) => {
        if (message.push === 'share' && key === null) {
          const theirs = Buffer.from(message.share, 'base64url');
          key = sessionKey(shared, scalar, theirs, { point: own, data: NO_DATA }, { point: theirs, data: NO_DATA });
          if (key === null) return 'the table’s answer makes no sense';
          say({ proof: proofOf(key, 'guest').toString('base64url') });
          return null;
        }
        if (message.push !== 'welcome' || key === null || message.token === undefined) return 'the table’s answer makes no sense';
        const proof = Buffer.from(message.proof ?? '', 'base64url');
        if (!isProof(proof, key, 'host')) return 'the table does not know its own code: somebody is in between';
        return { you: message.you, token: message.token };
      },
    };
  });
}

/** Comes back with the device's token, which only the table with the same certificate is shown. @throws NotLetIn (as a rejection) */
export function backToTable(ticket: Ticket, ears: TableEars, { via = ticket }: DialOptions = {}): Promise<TableLine> {
  return dial(ticket, via, ears, (fingerprint) => {
    const kept = Buffer.from(ticket.fingerprint, 'base64url');
    if (kept.length !== fingerprint.length || !timingSafeEqual(kept, fingerprint)) return OTHER_TABLE;
    return {
      hello: { back: ticket.token, protocol: PROTOCOL_VERSION },
      heard: (message) => (message.push === 'welcome' ? { you: message.you, token: ticket.token } : 'the table’s answer makes no sense'),
    };
  });
}

interface Talk {
  hello: GuestHello;
  /** @returns who the guest is when it is let in, null to go on, or why not */
  heard(message: TableMessage, say: (message: object) => void): { you: string; token: string } | string | null;
}

/** @param begin what to say to the table with this certificate, or why nothing */
function dial(
  { address, port }: TablePlace,
  via: TablePlace,
  ears: TableEars,
  begin: (fingerprint: Buffer) => Talk | string,
): Promise<TableLine> {
  return new Promise((resolve, reject) => {
    const host = `${address}:${port}`;
    const socket = new WebSocket(`wss://${via.address}:${via.port}/guest`, {
      headers: { Host: host, Origin: `https://${host}` },
      // Nobody can vouch for an address in a house; the code does, and then the pinned certificate.
      rejectUnauthorized: false,
      minVersion: 'TLSv1.3',
      perMessageDeflate: false,
      maxPayload: MAX_MESSAGE_BYTES,
      handshakeTimeout: PATIENCE_MS,
    });
    let fingerprint: Buffer = NO_DATA;
    let from = '';
    let talk: Talk | null = null;
    let isIn = false;
    const fail = (code: number, message: string, isOtherTable = false): void => {
      clearTimeout(timer);
      socket.terminate();
      reject(new NotLetIn(code, message, isOtherTable));
    };
    const timer = setTimeout(() => fail(0, 'the table does not answer'), PATIENCE_MS);
    const say = (message: object) => socket.send(JSON.stringify(message));

    socket.on('upgrade', ({ socket: line }: IncomingMessage) => {
      fingerprint = fingerprintOf((line as TLSSocket).getPeerCertificate().raw);
      from = line.localAddress ?? '';
    });
    socket.on('open', () => {
      const begun = begin(fingerprint);
      if (typeof begun === 'string') {
        fail(0, begun, begun === OTHER_TABLE);
        return;
      }
      talk = begun;
      say(talk.hello);
    });
    socket.on('message', (data) => {
      const text = textOf(data);
      if (isIn) {
        ears.onText(text);
        return;
      }
      const message = parseJson(text) as TableMessage | null | undefined;
      if (message?.push === 'beat') return;
      const found = message && talk ? talk.heard(message, say) : 'the table’s answer makes no sense';
      if (typeof found === 'string') fail(0, found);
      else if (found) {
        isIn = true;
        clearTimeout(timer);
        const ticket = { address, port, fingerprint: fingerprint.toString('base64url'), token: found.token };
        resolve({ you: found.you, ticket, from, send: (line) => socket.send(line), close: () => socket.terminate() });
      }
    });
    socket.on('close', (code, reason) => {
      if (isIn) ears.onClose(code, reason.toString());
      else fail(code, reason.toString() || 'the table does not answer');
    });
    socket.on('error', () => {
      // What the system says of it is no news for people.
      if (!isIn) fail(0, 'nothing answers there');
    });
  });
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
