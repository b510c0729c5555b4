import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import { CLOSE_REFUSED, MAX_OWNER_MESSAGE_BYTES, helloSchema } from '../../src-shared/protocol/messages.ts';
import type { Host, HostLine } from '../host/host.ts';
import { isLoopback } from './loopback.ts';

/** Who has not shown a token by then is shown out. */
const HELLO_MS = 5000;

/** Larger messages than the protocol allows are still read, to be refused in words; far larger ones are cut off. */
const MAX_PAYLOAD = 2 * MAX_OWNER_MESSAGE_BYTES;

/** Somebody who has not shown a token yet has nothing longer to say. */
const MAX_HELLO_BYTES = 1024;

/** Pages of one machine at once, with and without a token. */
const MOST_SOCKETS = 64;

/** Bytes on their way to a page that does not take them; the page dials again. */
const MOST_WAITING = 8 * MAX_OWNER_MESSAGE_BYTES;

/** Lets pages talk to the host through `/socket`: first a token, then requests. */
export function serveSockets(server: Server, host: Host): void {
  // Nothing is compressed, so no small message can become a large one.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    // From here on the HTTP server does not listen to the socket any more: a peer that hangs up would end the process.
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
    // One that was refused may go on talking until it takes notice.
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
  // A broken frame is answered with the reason, and the line closed: by the library, whether anybody listens here or not.
  peer.on('error', () => undefined);
}

/** The token of a first message, or why it is none. */
function readHello(text: string): string | { refused: string } {
  try {
    const hello = helloSchema.safeParse(JSON.parse(text));
    return hello.success ? hello.data.hello : { refused: hello.error.issues[0].message.slice(0, 100) };
  } catch {
    return { refused: 'the first message is not a token' };
  }
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
