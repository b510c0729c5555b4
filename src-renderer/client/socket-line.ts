import { BEAT_MS } from '../../src-shared/protocol/messages.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;
/** A socket that has not been accepted by then is given up for another one. */
const ACCEPTED_MS = 15_000;
/**
 * So many periods without any message, and the other end counts as silent. Periods of the page's own timer are counted, not time: while the
 * computer sleeps, or throttles a hidden page, none passes.
 */
const MOST_SILENT_BEATS = 4;

/** What is done with a line; the methods are called by it. */
export interface LineEnds {
  /** First message of each socket. */
  hello(): string;
  /** The other end's first message: the socket is accepted. */
  onAccepted(text: string): void;
  onText(text: string): void;
  /** @param silent nothing was heard for a while; false with the next word */
  onSilent(silent: boolean): void;
  /**
   * @param accepted the socket had been
   * @returns whether to try again, ever more seldom until a socket is accepted
   */
  onClose(code: number, reason: string, accepted: boolean): boolean;
}

/**
 * WebSockets, one after the other, to the same place: watches whether the other end still speaks and dials again when a socket is lost. Once
 * the page is looked at again or the network is back, it does so at once.
 */
export class SocketLine {
  readonly #url: string;
  readonly #ends: LineEnds;
  #socket: WebSocket | null = null;
  #accepted = false;
  #silentBeats = 0;
  #retryMs = FIRST_RETRY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(url: string, ends: LineEnds) {
    this.#url = url;
    this.#ends = ends;
    document.addEventListener('visibilitychange', this.#looked);
    window.addEventListener('online', this.#hurry);
  }

  /** Nothing is queued: what cannot be sent is dropped. */
  send(text: string): void {
    if (this.#accepted) this.#socket?.send(text);
  }

  /** Gives up the present socket, if there is one, for another. */
  dial(): void {
    this.#drop();
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    const late = setTimeout(() => {
      if (this.#socket === socket && !this.#accepted) this.#lost(1006, '');
    }, ACCEPTED_MS);
    // A socket that was given up may still be heard of.
    const on = <K extends keyof WebSocketEventMap>(event: K, heard: (event: WebSocketEventMap[K]) => void): void =>
      socket.addEventListener(event, (told) => {
        if (this.#socket === socket) heard(told);
      });
    on('open', () => socket.send(this.#ends.hello()));
    on('message', ({ data }) => {
      if (typeof data === 'string') this.#heard(data);
    });
    on('close', ({ code, reason }) => this.#lost(code, reason));
    socket.addEventListener('close', () => clearTimeout(late));
  }

  /** Ends the present socket; `dial` begins anew. */
  hangUp(): void {
    this.#drop();
    this.#retryMs = FIRST_RETRY_MS;
  }

  /** For good. */
  close(): void {
    document.removeEventListener('visibilitychange', this.#looked);
    window.removeEventListener('online', this.#hurry);
    this.#drop();
  }

  #heard(text: string): void {
    if (this.#accepted) {
      if (this.#silentBeats >= MOST_SILENT_BEATS) this.#ends.onSilent(false);
      this.#silentBeats = 0;
      this.#ends.onText(text);
      return;
    }
    this.#accepted = true;
    this.#silentBeats = 0;
    this.#retryMs = FIRST_RETRY_MS;
    this.#watch = setInterval(() => {
      if (++this.#silentBeats === MOST_SILENT_BEATS) this.#ends.onSilent(true);
    }, BEAT_MS);
    this.#ends.onAccepted(text);
  }

  #lost(code: number, reason: string): void {
    const accepted = this.#accepted;
    this.#drop();
    if (!this.#ends.onClose(code, reason, accepted)) return;
    this.#retry = setTimeout(() => this.dial(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    this.#retry = undefined;
    this.#accepted = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Whatever is being waited for, or hangs, is tried now. */
  readonly #hurry = (): void => {
    const isTried = this.#retry !== undefined || (this.#socket !== null && !this.#accepted);
    if (isTried) {
      this.#retryMs = FIRST_RETRY_MS;
      this.dial();
    }
  };

  readonly #looked = (): void => {
    if (document.visibilityState === 'visible') this.#hurry();
  };
}
