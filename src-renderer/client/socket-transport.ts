import { BEAT_MS, CLOSE_REFUSED, PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import type { Hello } from '../../src-shared/protocol/messages.ts';
import { isConnected, Listeners } from './transport.ts';
import type { ConnectionStatus, Transport } from './transport.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;
/**
 * So many periods without any message, and the host counts as silent. Periods of the page's own timer are counted, not time: while the
 * computer sleeps, or throttles a hidden page, none passes.
 */
const MOST_SILENT_BEATS = 4;

/** WebSocket to the host that served this page; reconnects automatically. */
export class SocketTransport implements Transport {
  readonly #url: string;
  readonly #token: string;
  readonly #messages = new Listeners<string>();
  readonly #statuses = new Listeners<ConnectionStatus>();
  #status: ConnectionStatus = 'connecting';
  #socket: WebSocket | null = null;
  #retryMs = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
    this.#dial();
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** No queue while disconnected: the client rejects such requests. */
  send(message: string): void {
    if (isConnected(this.#status)) this.#socket?.send(message);
  }

  onMessage(listener: (message: string) => void): () => void {
    return this.#messages.add(listener);
  }

  onStatus(listener: (status: ConnectionStatus) => void): () => void {
    return this.#statuses.add(listener);
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #dial(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    let welcomed = false;
    let silentBeats = 0;
    let watch: ReturnType<typeof setInterval> | undefined;
    socket.addEventListener('open', () => {
      const hello: Hello = { hello: this.#token, protocol: PROTOCOL_VERSION };
      socket.send(JSON.stringify(hello));
    });
    socket.addEventListener('message', (event) => {
      if (typeof event.data !== 'string') return;
      silentBeats = 0;
      // The host's first message accepts the token; requests may be sent afterwards.
      if (!welcomed) {
        welcomed = true;
        this.#retryMs = FIRST_RETRY_MS;
        this.#setStatus('open');
        watch = setInterval(() => {
          if (++silentBeats >= MOST_SILENT_BEATS) this.#setStatus('silent');
        }, BEAT_MS);
        return;
      }
      this.#setStatus('open');
      this.#messages.tell(event.data);
    });
    socket.addEventListener('close', (event) => {
      clearInterval(watch);
      if (this.#closed) return;
      if (event.code === CLOSE_REFUSED) {
        this.#setStatus('refused');
        return;
      }
      this.#setStatus('lost');
      this.#timer = setTimeout(() => this.#dial(), this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    });
  }

  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#statuses.tell(status);
  }
}
