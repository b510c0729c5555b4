import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import { BEAT_MS } from '../../src-shared/protocol/messages.ts';
import { CLOSE_SLOW } from '../../src-shared/protocol/lobby.ts';

/** Backpressure limit in bytes: a guest with more unsent ones is cut off, and gets a whole frame when it comes back. */
export const MOST_WAITING = 4 * 1024 * 1024;
/** Timeout for the other end to close as well. */
const CLOSING_MS = 3000;
/** A peer that answers so many pings in a row with nothing is gone: asleep, or out of reach. */
const MOST_UNANSWERED = 3;
/** Close reasons are limited to 123 bytes by the WebSocket protocol. */
const MOST_REASON_BYTES = 120;

/** One WebSocket of a guest. After `close` nothing more is sent or heard. */
export class Peer {
  /** Address of the other end. */
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #mostWaiting: number;
  readonly #heart: NodeJS.Timeout;
  readonly #leaving: (() => void)[] = [];
  #unanswered = 0;

  constructor(socket: WebSocket, address: string, { mostWaiting = MOST_WAITING, beatMs = BEAT_MS } = {}) {
    this.#socket = socket;
    this.address = address;
    this.#mostWaiting = mostWaiting;
    this.#heart = setInterval(() => this.#beat(), beatMs);
    socket.on('pong', () => (this.#unanswered = 0));
    // The library answers a malformed frame and closes; the listener only keeps the error from being thrown.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#gone());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Texts of the other end; binary messages are heard as ''. */
  onText(listener: (text: string) => void): void {
    this.#socket.on('message', (data, isBinary) => {
      if (this.isOpen) listener(isBinary ? '' : textOf(data));
    });
  }

  /** Called once, as soon as nothing more is sent or heard; never from within a call of this peer. */
  onClose(listener: () => void): void {
    this.#leaving.push(listener);
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > this.#mostWaiting) this.close(CLOSE_SLOW, 'too slow: too much was waiting to be sent');
    else this.#socket.send(text);
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#socket.close(code, Buffer.from(reason).subarray(0, MOST_REASON_BYTES).toString());
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref();
    queueMicrotask(() => this.#gone());
  }

  #gone(): void {
    clearInterval(this.#heart);
    for (const leave of this.#leaving.splice(0)) leave();
  }

  #beat(): void {
    if (!this.isOpen) return;
    if (++this.#unanswered > MOST_UNANSWERED) this.#socket.terminate();
    else {
      this.#socket.ping();
      this.send({ push: 'beat' });
    }
  }
}

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
