import { LobbyRefusal } from '../../src-shared/lan/lobby.ts';
import type { Lobby } from '../../src-shared/lan/lobby.ts';
import { HostError } from '../host/host-error.ts';

/** The lobby of an open table. Whoever listens hears of every change. */
export class Room {
  #lobby: Lobby;
  readonly #listeners: ((lobby: Lobby) => void)[] = [];

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  onChange(listener: (lobby: Lobby) => void): void {
    this.#listeners.push(listener);
  }

  /** @throws HostError in words, with nothing changed */
  change(change: (lobby: Lobby) => Lobby): void {
    try {
      this.#lobby = change(this.#lobby);
    } catch (error) {
      if (error instanceof LobbyRefusal) throw new HostError('illegal', error.message);
      throw error;
    }
    for (const listener of this.#listeners) listener(this.#lobby);
  }
}
