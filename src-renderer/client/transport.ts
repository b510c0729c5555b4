import type { Bridge } from '../../src-shared/protocol/messages.ts';

/**
 * Connection status. `silent`: it is open, but the host has not been heard for a while. `lost` is being retried; `refused` is final (the
 * token is not, or no longer, valid).
 */
export type ConnectionStatus = 'connecting' | 'open' | 'silent' | 'lost' | 'refused';

/** Can requests be sent? */
export const isConnected = (status: ConnectionStatus): boolean => status === 'open' || status === 'silent';

/** A bridge with a connection status. */
export interface Transport extends Bridge {
  readonly status: ConnectionStatus;
  onStatus(listener: (status: ConnectionStatus) => void): () => void;
  close(): void;
}

/** Set of listeners; `add` returns the function that removes it. */
export class Listeners<T> {
  readonly #listeners = new Set<(value: T) => void>();

  add(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get any(): boolean {
    return this.#listeners.size > 0;
  }

  tell(value: T): void {
    for (const listener of [...this.#listeners]) listener(value);
  }
}

/** Buffers messages until the first listener. */
export class BufferedListeners<T> extends Listeners<T> {
  readonly #unheard: T[] = [];

  override add(listener: (value: T) => void): () => void {
    for (const value of this.#unheard.splice(0)) listener(value);
    return super.add(listener);
  }

  override tell(value: T): void {
    if (this.any) super.tell(value);
    else this.#unheard.push(value);
  }
}

/** The preload's bridge: the host is in the same app, so it is always connected. */
export class WindowTransport implements Transport {
  readonly status = 'open';
  readonly #bridge: Bridge;

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
  }

  send(message: string): void {
    this.#bridge.send(message);
  }

  onMessage(listener: (message: string) => void): () => void {
    return this.#bridge.onMessage(listener);
  }

  /** Never called: the status never changes. */
  onStatus(): () => void {
    return () => undefined;
  }

  close(): void {
    // Closing the window ends the connection.
  }
}
