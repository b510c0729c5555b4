import type { LanState } from '../../src-shared/protocol/lan.ts';
import type { lanMethods } from '../../src-shared/protocol/methods/lan.ts';
import type { AppInfo, MatchFrame, Params, Results } from '../../src-shared/protocol/messages.ts';
import type { Client } from '../client/client.ts';
import { isConnected } from '../client/transport.ts';
import { newsOf, type GuestNews } from './network-news.ts';
import type { SettingsStore } from './settings.svelte.ts';
import { problemOf } from './words/problems.ts';

interface Ears {
  /** A request was refused, in words. */
  refused(problem: string): void;
  news(news: GuestNews): void;
}

/** Requests that are answered with the state after them. */
type Deed = Exclude<keyof typeof lanMethods, 'lan.start' | 'lan.seatLink'>;

/** This machine's table on the network, as the host last told of it: what is shown follows the host, never a draft. */
export class NetworkTable {
  state = $state.raw<LanState>({ state: 'off' });
  loaded = $state(false);
  /** A request is in flight. */
  busy = $state(false);
  readonly #client: Client;
  readonly #settings: SettingsStore;
  readonly #info: AppInfo;
  readonly #ears: Ears;

  constructor(client: Client, info: AppInfo, settings: SettingsStore, ears: Ears) {
    this.#client = client;
    this.#info = info;
    this.#settings = settings;
    this.#ears = ears;
  }

  /** Whether this page may open a table: the program can, and the settings do not say no. */
  get isOffered(): boolean {
    return this.#info.opensTables && this.#settings.machine.networkTables;
  }

  get open(): Extract<LanState, { state: 'open' }> | null {
    return this.state.state === 'open' ? this.state : null;
  }

  /** Whether it is this match that a table for guests plays. */
  plays(match: string | undefined): boolean {
    return this.holds(match) && this.open?.companion !== true;
  }

  /** The same, or that is open for the hands of this screen's match alone. */
  holds(match: string | undefined): boolean {
    return match !== undefined && this.open?.lobby.match === match;
  }

  /** Whether people at this screen may take their hands in the match to devices of their own: there is more than one person. */
  offersHands({ match, seats, status }: Pick<MatchFrame, 'match' | 'seats' | 'status'>): boolean {
    if (status !== 'playing' || !this.isOffered) return false;
    return this.holds(match) || (seats.filter(({ kind }) => kind === 'human').length > 1 && (!this.open || this.open.companion === true));
  }

  /** @returns stops listening */
  follow(): () => void {
    if (!this.#info.opensTables) return () => undefined;
    void this.#load();
    const stops = [
      this.#client.onLan((state) => this.#take(state)),
      this.#client.onStatus((status) => isConnected(status) && void this.#load()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** @returns whether it was done; a refusal has been told */
  ask<M extends Deed>(method: M, params: Params<M>): Promise<boolean> {
    return this.#attempt(async () => this.#take((await this.#client.request(method, params)) as LanState));
  }

  /** @returns the match; null when it was refused, which has been told */
  async start(params: Params<'lan.start'>): Promise<string | null> {
    let match: string | null = null;
    await this.#attempt(async () => ({ match } = await this.#client.request('lan.start', params)));
    return match;
  }

  /** @returns links for a guest who is away; null when it was refused, which has been told */
  async seatLink(guest: string): Promise<Results['lan.seatLink'] | null> {
    let made: Results['lan.seatLink'] | null = null;
    await this.#attempt(async () => (made = await this.#client.request('lan.seatLink', { guest })));
    return made;
  }

  async #load(): Promise<void> {
    await this.#attempt(async () => this.#take(await this.#client.request('lan.state', {})));
    this.loaded = true;
  }

  async #attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      const { message, problems } = problemOf(error);
      this.#ears.refused([message, ...problems].join(' '));
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take(state: LanState): void {
    const before = this.open;
    this.state = state;
    if (before && state.state === 'open') for (const news of newsOf(before.lobby, state.lobby)) this.#ears.news(news);
    this.loaded = true;
  }
}
