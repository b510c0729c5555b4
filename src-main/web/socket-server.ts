import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import { BEAT_MS, CLOSE_LATER, CLOSE_REFUSED, MAX_OWNER_MESSAGE_BYTES, helloSchema } from '../../src-shared/protocol/messages.ts';
import type { Host, HostLine } from '../host/host.ts';
import { parseJson } from '../host/store/json.ts';
import { limitEarlyBytes } from './early-bytes.ts';
import { isLoopback } from './loopback.ts';

/** Timeout for the first message, which has to be a token. */
const HELLO_MS = 5000;

/** Above the protocol's own limit, so that a message that is too large gets a refusal in words. Beyond this the socket is closed. */
const MAX_PAYLOAD = MAX_OWNER_MESSAGE_BYTES + 1024 * 1024;

/** Size limit of messages before the token. */
const MAX_HELLO_BYTES = 1024;

/** Limit on all bytes before the token is accepted: a refusal in words still gets through a little above the message's own limit. */
const MOST_EARLY_BYTES = 4 * MAX_HELLO_BYTES;

/** Limits on connections, with and without a token. */
const MOST_SOCKETS = 64;

/** Backpressure limit: a connection with more unsent bytes is closed, and the page reconnects. */
const MOST_WAITING = 2 * MAX_OWNER_MESSAGE_BYTES;

const BEAT = JSON.stringify({ push: 'beat' });

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
    const accepted = limitEarlyBytes(socket, head, MOST_EARLY_BYTES);
    sockets.handleUpgrade(request, socket, head, (peer) => welcome(peer, host, accepted));
  });
  server.on('close', () => sockets.close());
}

/** @param accepted called when the token is accepted */
function welcome(peer: WebSocket, host: Host, accepted: () => void): void {
  let line: HostLine | null = null;
  let heart: NodeJS.Timeout | undefined;
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
    if (!role && typeof hello === 'string' && host.tokens.areUnread) {
      peer.close(CLOSE_LATER, 'the seats cannot be looked up now');
      return;
    }
    if (!role) {
      refuse(typeof hello === 'string' ? 'the token is not valid' : hello.refused);
      return;
    }
    accepted();
    peer.send(JSON.stringify({ push: 'welcome' }));
    const send = (answer: string) => {
      if (peer.bufferedAmount > MOST_WAITING) peer.terminate();
      else peer.send(answer);
    };
    heart = setInterval(() => send(BEAT), BEAT_MS);
    line = host.connect(role, { send, refuse: () => refuse('the seat was taken back') });
  });
  peer.on('close', () => {
    clearTimeout(timer);
    clearInterval(heart);
    line?.close();
  });
  // The library answers a malformed frame and closes; the listener only keeps the error from being thrown.
  peer.on('error', () => undefined);
}

/** Parses the first message: its token, or why it is refused. */
function readHello(text: string): string | { refused: string } {
  const hello = helloSchema.safeParse(parseJson(text));
  if (hello.success) return hello.data.hello;
  const [issue, ...others] = hello.error.issues;
  return { refused: others.length === 0 && issue.path[0] === 'protocol' ? issue.message : 'the first message is not a token' };
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
