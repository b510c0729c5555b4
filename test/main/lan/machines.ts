/** Apps on one machine of the test, each with a data folder of its own: any may keep a table or be a guest at one. */
import { LanTable } from '../../../src-main/lan/table.ts';
import { loadVisits } from '../../../src-main/web/open-table.ts';
import type { Env } from '../../../src-main/host/env/env.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { LanState } from '../../../src-shared/protocol/lan.ts';
import type { LobbyMethod, LobbyParams, LobbyView } from '../../../src-shared/protocol/lobby.ts';
import type { MatchFrame, Method, Params, ProtocolError } from '../../../src-shared/protocol/messages.ts';
import type { VisitState } from '../../../src-shared/protocol/visit.ts';
import { makeRig, until } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { placeOf } from './support.ts';
import type { GuestMessage } from './support.ts';

/** A game that three play. */
export const FOR_THREE = Object.values(GAMES).find(({ seats }) => seats.max >= 3)! as Game;

export type OpenState = Extract<LanState, { state: 'open' }>;
export type ClosedState = Extract<LanState, { state: 'closed' }>;
type On = Extract<VisitState, { state: 'on' }>;

/** An app with a person in front of it. */
export class Machine {
  rig: Rig;
  /** The last table that it opened. */
  table!: LanTable;
  readonly name: string;
  readonly #game: Game | undefined;
  readonly #env: Env | undefined;
  #id = 0;

  constructor(name: string, { game, env }: { game?: Game; env?: Env } = {}) {
    this.name = name;
    this.#game = game;
    this.#env = env;
    this.rig = this.#rig();
  }

  get screen() {
    return this.rig.screen;
  }

  /** The program ends. */
  end(): Promise<void> {
    return this.rig.host.close();
  }

  /** The program ends, or is killed with what its folder says now, and starts anew. */
  async restart(): Promise<void> {
    await this.rig.host.close();
    this.rig = this.#rig(this.rig.dataDir);
  }

  #rig(dataDir?: string): Rig {
    return makeRig({
      dataDir,
      game: this.#game,
      env: this.#env,
      loadVisits,
      openTable: async (options, kept) =>
        (this.table = await LanTable.open({ ...options, addresses: ['127.0.0.1'], ports: [0], announce: false }, kept)),
    });
  }

  // ---- as a host

  async open(seats: number): Promise<void> {
    await this.screen.ask('lan.open', { game: this.#game?.id ?? 'lantern', seats });
    await this.screen.ask('lan.fill', { seat: 0, filling: { kind: 'screen', name: this.name } });
  }

  get lan(): LanState | undefined {
    return this.screen.heard.flatMap((message) => ('push' in message && message.push === 'lan' ? [message.state] : [])).at(-1);
  }

  get lobby(): OpenState['lobby'] {
    return (this.lan as OpenState).lobby;
  }

  idOf(name: string): string {
    const { seats, waiting } = this.lobby;
    return seats.find((seat) => seat.name === name)?.guest ?? waiting.find((one) => one.name === name)!.id;
  }

  // ---- as a guest

  async visit(host: Machine): Promise<void> {
    const code = host.table.places[0].code;
    await this.screen.ask('visit.join', { name: this.name, code, place: placeOf(host.table) });
    await until(() => this.guestLobby !== undefined);
  }

  get visiting(): On | undefined {
    return this.screen.heard.flatMap((message) => ('push' in message && message.push === 'visit' ? [message.state as On] : [])).at(-1);
  }

  /** What the page was told by the table elsewhere. */
  get texts(): string[] {
    return this.screen.heard.flatMap((message) => ('push' in message && message.push === 'table' ? message.text : []));
  }

  get #told(): GuestMessage[] {
    return this.texts.map((text) => JSON.parse(text) as GuestMessage);
  }

  get guestLobby(): LobbyView | undefined {
    return this.#told.flatMap((message) => ('push' in message && message.push === 'lobby' ? message.lobby : [])).at(-1);
  }

  get guestFrames(): MatchFrame[] {
    return this.#told.flatMap((message) => ('push' in message && message.push === 'frame' ? message.frame : []));
  }

  get guestFrame(): MatchFrame {
    return this.guestFrames.at(-1)!;
  }

  /** Asks the table elsewhere, as the page does. @returns the answer, or the refusal */
  async say<M extends LobbyMethod | Method>(
    method: M,
    params: M extends LobbyMethod ? LobbyParams<M> : M extends Method ? Params<M> : never,
  ): Promise<{ result?: unknown; error?: ProtocolError }> {
    const id = ++this.#id;
    await this.screen.ask('visit.say', { text: JSON.stringify({ id, method, params }) });
    const answer = () => this.#told.find((message) => 'id' in message && message.id === id);
    await until(() => answer() !== undefined);
    return answer() as { result?: unknown; error?: ProtocolError };
  }

  ready(): Promise<unknown> {
    return this.say('lobby.ready', { ready: true });
  }

  async openMatch(): Promise<void> {
    await until(() => Boolean(this.guestLobby?.match) && this.visiting?.line?.is === 'open');
    const known = this.guestFrames.length;
    await this.say('match.open', { match: this.guestLobby!.match!.id });
    await until(() => this.guestFrames.length > known);
  }

  /** Its first legal action at the table elsewhere. */
  async actAsGuest(): Promise<void> {
    await until(() => this.guestFrame.actions.length > 0);
    const { match, seat, seq, actions } = this.guestFrame;
    await this.say('match.act', { match, seat, seq, action: actions[0] });
  }

  async actAsHost(): Promise<void> {
    await until(() => this.screen.frame.actions.length > 0);
    const { match, seat, seq, actions } = this.screen.frame;
    await this.screen.ask('match.act', { match, seat, seq, action: actions[0] });
  }
}

/** A match of the host and these guests, opened by all. */
export async function begin(host: Machine, guests: readonly Machine[]): Promise<string> {
  for (const guest of guests) await guest.ready();
  const { match } = await host.screen.ask('lan.start', { config: FOR_THREE.seriesConfig?.(1) ?? {}, seed: 'seed' });
  await host.screen.ask('match.open', { match });
  for (const guest of guests) await guest.openMatch();
  return match;
}

/** So many decisions of whoever is asked. */
export async function play(host: Machine, guests: readonly Machine[], decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const asked = () => guests.find(({ guestFrame }) => guestFrame.actions.length > 0);
    await until(() => host.screen.frame.actions.length > 0 || asked() !== undefined);
    const guest = asked();
    await (guest ? guest.actAsGuest() : host.actAsHost());
  }
}

/** All are at the table of their new host. */
export async function arrived(host: Machine, guests: readonly Machine[]): Promise<void> {
  await until(() => host.lan?.state === 'open');
  await until(() => guests.every(({ visiting }) => visiting?.line?.is === 'open') && host.lobby.seats.every(({ connected }) => connected));
}

/** The host offers, the guest takes it, and what is asked of others is theirs to answer. */
export async function offer(host: Machine, guest: Machine): Promise<void> {
  await host.screen.ask('lan.handOver', { guest: host.idOf(guest.name) });
  await until(() => guest.visiting?.offer !== undefined);
  await guest.screen.ask('visit.take', { accept: true });
}
