/** A peer that keeps to no rules: WebSocket bytes by hand, with no library that would answer or tidy up for it. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface UpgradeOptions {
  path?: string;
  origin?: string;
  host?: string;
}

/** The request that turns a connection into a WebSocket. */
export function upgradeRequest(port: number, { path = '/socket', origin, host = `127.0.0.1:${port}` }: UpgradeOptions = {}): string {
  return [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin ?? `http://127.0.0.1:${port}`}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    // Offered, so that a server that would compress shows it.
    'Sec-WebSocket-Extensions: permessage-deflate',
    '\r\n',
  ].join('\r\n');
}

/** One frame as a client sends it, masked with zeros. @param opcode 1 text, 2 binary, 8 close, 9 ping */
export function frame(opcode: number, payload: Buffer | string, { fin = true, reserved = 0 } = {}): Buffer {
  const bytes = Buffer.from(payload);
  const head = [(fin ? 0x80 : 0) | (reserved << 4) | opcode];
  if (bytes.length < 126) head.push(0x80 | bytes.length);
  else if (bytes.length < 65_536) head.push(0x80 | 126, bytes.length >> 8, bytes.length & 0xff);
  else head.push(0x80 | 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((shift) => (bytes.length >>> shift) & 0xff));
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), bytes]);
}

export class RawPeer {
  readonly socket: Socket;
  /** Everything that came back, as text. */
  heard = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (chunk: Buffer) => (this.heard += chunk.toString('latin1')));
    // Being thrown out is what most of its tests are about.
    socket.on('error', () => undefined);
  }

  static async open(port: number): Promise<RawPeer> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new RawPeer(socket);
  }

  /** The same to a port that speaks TLS, with any certificate. */
  static async openTls(port: number): Promise<RawPeer> {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    return new RawPeer(socket);
  }

  /** Opens a WebSocket and shows a token. */
  static async welcomed(port: number, hello: string): Promise<RawPeer> {
    const peer = await RawPeer.open(port);
    peer.socket.write(upgradeRequest(port));
    await peer.hears('101 Switching Protocols');
    peer.socket.write(frame(1, hello));
    await peer.hears('welcome');
    return peer;
  }

  async hears(words: string, ms = 5000): Promise<void> {
    const end = performance.now() + ms;
    while (!this.heard.includes(words)) {
      if (performance.now() > end) throw new Error(`"${words}" was not heard, but:\n${this.heard.slice(-500)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Ends the connection in the middle of everything, without a word. */
  reset(): void {
    this.socket.resetAndDestroy();
  }
}
