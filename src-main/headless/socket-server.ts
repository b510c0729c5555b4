import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { CLOSE_REFUSED, MAX_OWNER_MESSAGE_BYTES, helloSchema } from '../../src-shared/protocol/messages.ts';
import type { Host, HostLine } from '../host/host.ts';
import { isLoopback } from './loopback.ts';

/** Who has not shown a token by then is shown out. */
const HELLO_MS = 5000;

/** Larger messages than the protocol allows are still read, to be refused in words; far larger ones are cut off. */
const MAX_PAYLOAD = 2 * MAX_OWNER_MESSAGE_BYTES;

/** Lets pages talk to the host through `/socket`: first a token, then requests. */
export function serveSockets(server: Server, host: Host): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD });
  server.on('upgrade', (request, socket, head) => {
    const { port } = server.address() as AddressInfo;
    if (request.url !== '/socket' || !isLoopback(request, port, true)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
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
    const text = isBinary ? '' : textOf(data);
    if (line) {
      void line.receive(text);
      return;
    }
    clearTimeout(timer);
    const hello = readHello(text);
    const role = typeof hello === 'string' ? host.tokens.role(hello) : null;
    if (!role) {
      refuse(typeof hello === 'string' ? 'the token is not valid' : hello.refused);
      return;
    }
    peer.send(JSON.stringify({ push: 'welcome' }));
    line = host.connect(role, { send: (answer) => peer.send(answer), refuse: () => refuse('the seat was taken back') });
  });
  peer.on('close', () => {
    clearTimeout(timer);
    line?.close();
  });
  // A broken frame closes the socket; there is nobody to tell.
  peer.on('error', () => peer.terminate());
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
