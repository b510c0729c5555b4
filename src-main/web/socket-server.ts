import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import { CLOSE_REFUSED, MAX_OWNER_MESSAGE_BYTES, helloSchema } from '../../src-shared/protocol/messages.ts';
import type { Host, HostLine } from '../host/host.ts';
import { isLoopback } from './loopback.ts';

/** Timeout for the first message, which has to be a token. */
const HELLO_MS = 5000;

/** Above the protocol's own limit, so that a message that is too large gets a refusal in words. Beyond this the socket is closed. */
const MAX_PAYLOAD = 2 * MAX_OWNER_MESSAGE_BYTES;

/** Size limit of messages before the token. */
const MAX_HELLO_BYTES = 1024;

/** Limits on connections, with and without a token. */
const MOST_SOCKETS = 64;

/** Backpressure limit: a connection with more unsent bytes is closed, and the page reconnects. */
const MOST_WAITING = 8 * MAX_OWNER_MESSAGE_BYTES;

/** WebSocket endpoint `/socket`: the first message is a token, all others are requests. */
export function serveSockets(server: Server, host: Host): void {
  // No compression, so that no small message expands to a large one.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    // After the upgrade the HTTP server handles no errors of this socket: unhandled, a reset would end the process.
    socket.on('error', () => socket.destroy());
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    const { port } = server.address() as AddressInfo;
    if (request.url !== '/socket' || !isLoopback(request, port, true)) {
      refuse('403 Forbidden');
      return;
    }
    if (sockets.clients.size >= MOST_SOCKETS) {
      refuse('503 Service Unavailable');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (peer) => welcome(peer, host));
  });
  server.on('close', () => sockets.close());
}

function welcome(peer: WebSocket, host: Host): void {
  let line: HostLine | null = null;
  const refuse = (reason: string) => peer.close(CLOSE_REFUSED, reason);
  const timer = setTimeout(() => refuse('no token came'), HELLO_MS);
  peer.on('message', (data, isBinary) => {
    // A refused peer may still send until it sees the close.
    if (peer.readyState !== WebSocket.OPEN) return;
    const text = isBinary ? '' : textOf(data);
    if (line) {
      void line.receive(text);
      return;
    }
    clearTimeout(timer);
    const hello = text.length > MAX_HELLO_BYTES ? { refused: 'the first message is too long' } : readHello(text);
    const role = typeof hello === 'string' ? host.tokens.role(hello) : null;
    if (!role) {
      refuse(typeof hello === 'string' ? 'the token is not valid' : hello.refused);
      return;
    }
    peer.send(JSON.stringify({ push: 'welcome' }));
    const send = (answer: string) => {
      if (peer.bufferedAmount > MOST_WAITING) peer.terminate();
      else peer.send(answer);
    };
    line = host.connect(role, { send, refuse: () => refuse('the seat was taken back') });
  });
  peer.on('close', () => {
    clearTimeout(timer);
    line?.close();
  });
  // The library answers a malformed frame and closes; the listener only keeps the error from being thrown.
  peer.on('error', () => undefined);
}

/** Parses the first message: its token, or why it is refused. */
function readHello(text: string): string | { refused: string } {
  try {
    const hello = helloSchema.safeParse(JSON.parse(text));
    return hello.success ? hello.data.hello : { refused: hello.error.issues[0].message.slice(0, 100) };
  } catch {
    return { refused: 'the first message is not a token' };
  }
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
