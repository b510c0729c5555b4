/** A bad network between guests and their table: delays, stalls as lost packets cause them, cuts, and single bytes. */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { once } from 'node:events';
import type { Random } from '../../../../src-shared/kernel/rng.ts';

export interface Weather {
  /** Delay of everything, each way, in milliseconds. */
  delayMs?: number;
  /** Share of the pieces that are held up, with everything after them, as while a lost packet is sent again. */
  loss?: number;
  /** Everything arrives a byte at a time. */
  byByte?: boolean;
}

/** How long a lost packet is waited for before it is sent again. */
const RESEND_MS = [200, 400, 800];

export class Relay {
  weather: Weather = {};
  readonly #to: number;
  readonly #server: Server;
  readonly #random: Random;
  readonly #pairs = new Set<{ end(): void }>();
  #isCut = false;

  private constructor(server: Server, to: number, random: Random) {
    this.#server = server;
    this.#to = to;
    this.#random = random;
    server.on('connection', (socket) => this.#join(socket));
  }

  /** @param to port of the table on the loopback */
  static async open(to: number, random: Random): Promise<Relay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(server, to, random);
  }

  get place(): { address: string; port: number } {
    return { address: '127.0.0.1', port: (this.#server.address() as AddressInfo).port };
  }

  /** Every line drops without a word, and no new one gets through for so long. */
  cut(ms: number): Promise<void> {
    this.#isCut = true;
    for (const pair of this.#pairs) pair.end();
    return new Promise((resolve) => {
      setTimeout(() => {
        this.#isCut = false;
        resolve();
      }, ms);
    });
  }

  close(): void {
    this.#server.close();
    for (const pair of this.#pairs) pair.end();
  }

  #join(guest: Socket): void {
    if (this.#isCut) {
      guest.destroy();
      return;
    }
    const table = connect(this.#to, '127.0.0.1');
    const pair = {
      end: () => {
        this.#pairs.delete(pair);
        guest.destroy();
        table.destroy();
      },
    };
    this.#pairs.add(pair);
    for (const socket of [guest, table]) socket.on('error', pair.end).on('close', pair.end);
    this.#carry(guest, table);
    this.#carry(table, guest);
  }

  #carry(from: Socket, to: Socket): void {
    // One timer for the whole queue: of two timers that are due in the same millisecond, either may come first.
    const queue: { due: number; parts: Buffer[] }[] = [];
    let free = 0;
    let isWaiting = false;
    const write = () => {
      isWaiting = false;
      while (queue.length > 0 && queue[0].due <= performance.now())
        for (const part of queue.shift()!.parts) if (!to.destroyed) to.write(part);
      if (queue.length === 0) return;
      isWaiting = true;
      setTimeout(write, Math.max(1, queue[0].due - performance.now()));
    };
    from.on('data', (piece: Buffer) => {
      const { delayMs = 0, loss = 0, byByte = false } = this.weather;
      let due = performance.now() + delayMs;
      // A packet that is sent again may be lost again.
      for (let n = 0; n < RESEND_MS.length && this.#random.below(1000) < loss * 1000; n++) due += RESEND_MS[n];
      // What comes later waits for what came before.
      free = Math.max(free, due);
      queue.push({ due: free, parts: byByte ? [...piece].map((byte) => Buffer.of(byte)) : [piece] });
      if (!isWaiting) write();
    });
  }
}
