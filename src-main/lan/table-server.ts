import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { Server } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { MAX_GUEST_MESSAGE_BYTES } from '../../src-shared/protocol/lobby.ts';
import { pageHeaders } from '../host/page/policy.ts';
import { limitEarlyBytes } from '../web/early-bytes.ts';
import { pageHandler, refuse } from '../web/page-handler.ts';
import { limitSilent } from '../web/silent-limit.ts';
import { placeOf } from './attempts.ts';
import type { TableCertificate } from './certificate.ts';
import { Peer } from './peer.ts';

/** Limits on sockets, in all and from one address. */
const MOST_SOCKETS = 40;
const MOST_OF_ADDRESS = 8;
/** Limits on connections: a browser opens six beside its socket. */
const MOST_CONNECTIONS = 128;
const MOST_CONNECTIONS_OF_ADDRESS = 24;
const TIMEOUT_MS = 5000;
const STILL_MS = 30_000;
/** Limit on all bytes before a peer is let in. */
const MOST_EARLY_BYTES = 2048;
/** Above the limit of a message, so that a refusal in words gets through. Beyond this the socket is closed. */
const MAX_PAYLOAD = 2 * MAX_GUEST_MESSAGE_BYTES;

export interface TableServerParts {
  certificate: TableCertificate;
  /** IPv4 addresses at which it listens: the only ones, each with the same port. */
  addresses: readonly string[];
  /** Ports that are tried, in this order; 0 is any. */
  ports: readonly number[];
  /** Folder of the built page; absent: none is served. */
  pageDir?: string;
  mostWaiting?: number;
  /** @param accepted to be called when the peer was let in */
  onPeer(peer: Peer, accepted: () => void): void;
}

/** No port of a table is free, or an address is gone. */
export class NoPort extends Error {
  override readonly name = 'NoPort';
}

/** The open port of a table: TLS at its own addresses, the page, and one WebSocket endpoint. */
export class TableServer {
  readonly port: number;
  readonly #servers: Map<string, Server>;
  readonly #origins: Set<string>;
  readonly #make: () => Server;
  readonly #sockets: WebSocketServer;
  readonly #connections: ReadonlySet<Socket>;
  #isClosed = false;

  private constructor(port: number, made: Made, servers: Map<string, Server>) {
    this.port = port;
    this.#servers = servers;
    this.#origins = made.origins;
    this.#make = made.make;
    this.#sockets = made.sockets;
    this.#connections = made.connections;
  }

  /** @throws NoPort */
  static async open(parts: TableServerParts): Promise<TableServer> {
    const { addresses, ports, certificate } = parts;
    if (addresses.length === 0) throw new NoPort('This computer is in no private network.');
    // No compression, so that no small message expands to a large one.
    const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false });
    const connections = new Set<Socket>();
    /** Host names of the table; nobody is answered before they are known. */
    const origins = new Set<string>();
    const peers = new Set<Peer>();
    const answer = answerTo(parts, origins);
    const make = (): Server => {
      const server = tlsServer(certificate);
      server.on('request', answer);
      server.on('upgrade', (request, socket, head) => upgrade({ ...parts, sockets, peers, origins }, request, socket, head));
      watchConnections(server, connections);
      return server;
    };
    for (const port of ports) {
      const servers = addresses.map(make);
      const found = await listen(servers, addresses, port);
      if (found === null) continue;
      for (const address of addresses) origins.add(`${address}:${found}`);
      const listening = new Map(addresses.map((address, n) => [address, servers[n]]));
      return new TableServer(found, { origins, make, sockets, connections }, listening);
    }
    sockets.close();
    throw new NoPort('None of the ports for tables is free on this computer.');
  }

  /** Number of open WebSockets. */
  get sockets(): number {
    return this.#sockets.clients.size;
  }

  /** Addresses at which it listens now, in the order in which they were given. */
  get addresses(): string[] {
    return [...this.#servers.keys()];
  }

  /**
   * The machine has these addresses from now on. It listens at all of them at which its port is free, and no longer at others; lines that are
   * open already stay as long as they carry anything.
   * @returns whether that has changed anything
   */
  async follow(addresses: readonly string[]): Promise<boolean> {
    const before = this.addresses.join();
    const opened = new Map<string, Server>();
    for (const address of addresses) {
      const server = this.#servers.get(address) ?? (await this.#listenAt(address));
      if (server) opened.set(address, server);
    }
    if (this.#isClosed) {
      for (const server of opened.values()) server.close();
      return false;
    }
    for (const [address, server] of this.#servers) if (!opened.has(address)) server.close();
    this.#servers.clear();
    this.#origins.clear();
    for (const [address, server] of opened) {
      this.#servers.set(address, server);
      this.#origins.add(`${address}:${this.port}`);
    }
    return this.addresses.join() !== before;
  }

  async #listenAt(address: string): Promise<Server | null> {
    const server = this.#make();
    return (await listen([server], [address], this.port)) === null ? null : server;
  }

  /** Closes the port and every connection; when it returns nothing listens any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sockets.close();
    const closed = [...this.#servers.values()].map((server) => new Promise((resolve) => server.close(resolve)));
    for (const connection of this.#connections) connection.destroy();
    await Promise.all(closed);
  }
}

/** What the servers of all addresses share. */
interface Made {
  /** Host names of the table. */
  origins: Set<string>;
  make(): Server;
  sockets: WebSocketServer;
  connections: ReadonlySet<Socket>;
}

function tlsServer(certificate: TableCertificate): Server {
  const timeouts = {
    headersTimeout: TIMEOUT_MS,
    requestTimeout: TIMEOUT_MS,
    handshakeTimeout: TIMEOUT_MS,
    connectionsCheckingInterval: 1000,
  };
  const server = createServer({ ...certificate, ...timeouts, minVersion: 'TLSv1.3' });
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = STILL_MS;
  limitSilent(server, 'secureConnection');
  return server;
}

/** @returns the port at which all of them listen now; null when one could not, and none does */
async function listen(servers: readonly Server[], addresses: readonly string[], wanted: number): Promise<number | null> {
  let port = wanted;
  try {
    for (const [n, server] of servers.entries()) {
      server.listen(port, addresses[n]);
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    }
    return port;
  } catch {
    for (const server of servers) server.close();
    return null;
  }
}

/** Keeps count of connections, also of those whose TLS handshake never ends. */
function watchConnections(server: Server, connections: Set<Socket>): void {
  server.on('connection', (socket: Socket) => {
    // A reset before or after the handshake ends the connection and nothing else.
    socket.on('error', () => socket.destroy());
    const address = placeOf(socket.remoteAddress ?? '');
    const same = [...connections].filter((other) => placeOf(other.remoteAddress ?? '') === address).length;
    if (same >= MOST_CONNECTIONS_OF_ADDRESS) {
      socket.destroy();
      return;
    }
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
}

/** The request names one of the table's own addresses; a socket comes from the table's own page, or from the app, which says the same. */
function isOwn({ headers: { host, origin } }: IncomingMessage, origins: ReadonlySet<string>, needsOrigin: boolean): boolean {
  if (host === undefined || !origins.has(host)) return false;
  return origin === undefined ? !needsOrigin : origin === `https://${host}`;
}

function answerTo({ pageDir }: TableServerParts, origins: ReadonlySet<string>): RequestListener {
  const refusal = (request: IncomingMessage) => (isOwn(request, origins, false) ? null : 'Only pages of this table are answered.');
  if (pageDir === undefined) {
    return (request, response) => {
      const reason = refusal(request);
      refuse(response, reason === null ? 404 : 403, reason ?? 'This table serves no pages.');
    };
  }
  const headers = () => ({
    ...pageHeaders([...origins].map((host) => `wss://${host}`)),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  return pageHandler({ root: pageDir, page: 'guest', refusal, headers, isPacked: true });
}

interface Upgrading extends TableServerParts {
  sockets: WebSocketServer;
  peers: Set<Peer>;
  origins: ReadonlySet<string>;
}

function upgrade(
  { sockets, peers, origins, onPeer, mostWaiting }: Upgrading,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  // After the upgrade the HTTP server handles no errors of this socket: unhandled, a reset would end the process.
  socket.on('error', () => socket.destroy());
  const refused = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  if (request.url !== '/guest' || !isOwn(request, origins, true)) {
    refused('403 Forbidden');
    return;
  }
  const address = placeOf(request.socket.remoteAddress ?? '');
  const same = [...peers].filter((peer) => peer.address === address).length;
  if (peers.size >= MOST_SOCKETS || same >= MOST_OF_ADDRESS) {
    refused('503 Service Unavailable');
    return;
  }
  const accepted = limitEarlyBytes(socket, head, MOST_EARLY_BYTES);
  sockets.handleUpgrade(request, socket, head, (client) => {
    const peer = new Peer(client, address, { mostWaiting });
    peers.add(peer);
    peer.onClose(() => peers.delete(peer));
    onPeer(peer, accepted);
  });
}
