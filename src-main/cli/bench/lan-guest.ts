import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TableMessage } from '../../../src-shared/protocol/lobby.ts';
import { PROTOCOL_VERSION, type HostMessage, type MatchFrame } from '../../../src-shared/protocol/messages.ts';

export interface Place {
  port: number;
  code: string;
}

/** A guest's browser without the page: it knows its token, and when it was sent its last frame. */
export class LanGuest {
  frame: MatchFrame | null = null;
  /** When the frame was heard (`performance.now()`), before it was read. */
  heardAt = 0;
  #token = '';
  #socket!: WebSocket;
  readonly #answers = new Map<number, (error: string | null) => void>();
  #waiting: (() => void)[] = [];
  #id = 0;

  /** @param n of the guest: each has an address of its own, as at home, since a table lets few in from one */
  constructor(
    private readonly place: Place,
    private readonly n: number,
  ) {}

  join(): Promise<void> {
    return this.#dial({ join: { name: `Guest ${this.n}`, code: this.place.code } });
  }

  /** Comes back with its token. */
  back(): Promise<void> {
    return this.#dial({ back: this.#token });
  }

  leave(): void {
    this.frame = null;
    this.#socket.terminate();
  }

  async ask(method: string, params: object): Promise<void> {
    const id = ++this.#id;
    const error = await new Promise<string | null>((resolve) => {
      this.#answers.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (error !== null) throw new Error(`${method}: ${error}`);
  }

  /** Waits until a message has made this true. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async #dial(hello: object): Promise<void> {
    const host = `127.0.0.1:${this.place.port}`;
    this.#socket = new WebSocket(`wss://${host}/guest`, {
      headers: { Origin: `https://${host}` },
      // The certificate is the table's own; this measures, and has no secrets.
      rejectUnauthorized: false,
      localAddress: `127.0.0.${this.n + 1}`,
    });
    this.#socket.on('message', (data) => this.#hear(performance.now(), String(data as Buffer)));
    await once(this.#socket, 'open');
    const welcomed = new Promise<void>((resolve) => this.#answers.set(0, () => resolve()));
    this.#socket.send(JSON.stringify({ ...hello, protocol: PROTOCOL_VERSION }));
    await welcomed;
  }

  #hear(now: number, text: string): void {
    const message = JSON.parse(text) as HostMessage | TableMessage;
    if ('id' in message) this.#answer(message.id, 'error' in message ? message.error.message : null);
    else if (message.push === 'welcome') {
      if ('token' in message && message.token !== undefined) this.#token = message.token;
      this.#answer(0, null);
    } else if (message.push === 'frame') {
      this.frame = message.frame;
      this.heardAt = now;
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }

  #answer(id: number, error: string | null): void {
    this.#answers.get(id)?.(error);
    this.#answers.delete(id);
  }
}
