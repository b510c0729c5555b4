import { CLOSE_REFUSED, PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import type { Hello } from '../../src-shared/protocol/messages.ts';
import { SocketLine } from './socket-line.ts';
import { Listeners } from './transport.ts';
import type { ConnectionStatus, Transport } from './transport.ts';

/** WebSocket to the host that served this page; reconnects automatically. */
export class SocketTransport implements Transport {
  readonly #messages = new Listeners<string>();
  readonly #statuses = new Listeners<ConnectionStatus>();
  readonly #line: SocketLine;
  #status: ConnectionStatus = 'connecting';

  constructor(url: string, token: string) {
    const hello: Hello = { hello: token, protocol: PROTOCOL_VERSION };
    this.#line = new SocketLine(url, {
      hello: () => JSON.stringify(hello),
      onAccepted: () => this.#setStatus('open'),
      onText: (text) => this.#messages.tell(text),
      onSilent: (silent) => this.#setStatus(silent ? 'silent' : 'open'),
      onClose: (code) => {
        this.#setStatus(code === CLOSE_REFUSED ? 'refused' : 'lost');
        return code !== CLOSE_REFUSED;
      },
    });
    this.#line.dial();
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** No queue while disconnected: the client rejects such requests. */
  send(message: string): void {
    this.#line.send(message);
  }

  onMessage(listener: (message: string) => void): () => void {
    return this.#messages.add(listener);
  }

  onStatus(listener: (status: ConnectionStatus) => void): () => void {
    return this.#statuses.add(listener);
  }

  close(): void {
    this.#line.close();
  }

  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#statuses.tell(status);
  }
}
