import type { LobbyMethod, LobbyParams, LobbyResults, LobbyView } from '../../src-shared/protocol/lobby.ts';
import { TransportClient } from '../client/client.ts';
import { GUEST_WORDS } from '../client/line-words.ts';
import { isConnected } from '../client/transport.ts';
import { transportOf } from './table-way.ts';
import type { JoinWish, TableWay, WayStatus } from './table-way.ts';

/** A guest at a LAN table: where its way stands, the lobby as it was last heard, and the client for its seat in a match. */
export class GuestSession {
  readonly way: TableWay;
  /** Of the seat in the match that is on; it lives as long as the session. */
  readonly client: TransportClient;
  #status = $state.raw<WayStatus>({ is: 'knocking' });
  #lobby = $state.raw<LobbyView | null>(null);
  /** The last refusal of something asked in the lobby, in words. */
  problem = $state<string | null>(null);
  #over = $state<string | null>(null);
  readonly #stops: (() => void)[];

  /** The own seat in the match that is on. */
  readonly place = $derived(placeIn(this.#lobby));
  /** The match that is on, for a guest without a seat who may look on. */
  readonly watched = $derived(watchedIn(this.#lobby));
  /** The own seat at the table; null without one. */
  readonly seat = $derived(seatIn(this.#lobby));
  /** A person of the shared screen with their hand on this device; still known when it went back. */
  isHand = $state(false);
  /** The match that is on has ended; the host has not called everybody back to the table yet. */
  readonly isOver = $derived(this.#over !== null && this.#lobby?.match?.id === this.#over);

  constructor(way: TableWay) {
    this.way = way;
    this.#status = way.status;
    this.client = new TransportClient(transportOf(way), GUEST_WORDS);
    this.#stops = [
      way.onStatus((status) => this.#statusChanged(status)),
      this.client.onLobby((lobby) => {
        this.#lobby = lobby;
        this.isHand = lobby.seats.some(({ guest, hand }) => guest === lobby.you && hand === true);
      }),
      this.client.onFrame(({ match, status }) => {
        if (status === 'finished') this.#over = match;
      }),
    ];
  }

  get status(): WayStatus {
    return this.#status;
  }

  /** Kept while the line is lost; null outside, and until the first one was heard. */
  get lobby(): LobbyView | null {
    return this.#lobby;
  }

  join(wish: JoinWish): void {
    this.way.join(wish);
  }

  /** Asks for something in the lobby. @returns whether it was done; otherwise `problem` says why not */
  async ask<M extends LobbyMethod>(method: M, params: LobbyParams<M>): Promise<boolean> {
    return (await this.#answer(method, params)) !== null;
  }

  /** The file of the latest match before this one in which the guest had a seat. @returns null where there is none yet; `problem` says why */
  replay(): Promise<LobbyResults['lobby.replay'] | null> {
    return this.#answer('lobby.replay', {});
  }

  /** Leaves the table for good; a table that lets go closes the line in place of an answer. */
  async leave(): Promise<void> {
    if (isConnected(this.client.status)) {
      await this.ask('lobby.leave', {});
      if (isConnected(this.client.status)) return;
    }
    this.way.forget();
  }

  /** Forgets the table without a word to it. */
  forget(): void {
    this.way.forget();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.way.close();
  }

  async #answer<M extends LobbyMethod>(method: M, params: LobbyParams<M>): Promise<LobbyResults[M] | null> {
    this.problem = null;
    try {
      return (await this.client.ask(method, params)) as LobbyResults[M];
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return null;
    }
  }

  #statusChanged(status: WayStatus): void {
    this.#status = status;
    if (status.is === 'outside') this.#lobby = null;
    if (status.is === 'open') this.problem = null;
  }
}

function placeIn(lobby: LobbyView | null): { match: string; seat: number } | null {
  const match = lobby?.match;
  return match && match.seat !== null ? { match: match.id, seat: match.seat } : null;
}

function seatIn(lobby: LobbyView | null): number | null {
  const seat = lobby?.seats.findIndex(({ guest }) => guest === lobby.you) ?? -1;
  return seat < 0 ? null : seat;
}

function watchedIn(lobby: LobbyView | null): string | null {
  const match = lobby?.match;
  return match && match.seat === null && lobby.spectators ? match.id : null;
}
