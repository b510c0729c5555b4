/** A LAN table on the loopback, and guests with sockets of their own. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { fingerprintOf } from '../../../src-main/lan/certificate.ts';
import { LanTable } from '../../../src-main/lan/table.ts';
import type { TableHost } from '../../../src-main/lan/table-host.ts';
import type { TableOptions } from '../../../src-main/lan/table-options.ts';
import { NotLetIn, backToTable, joinTable } from '../../../src-main/lan/table-client.ts';
import type { TableLine, Ticket } from '../../../src-main/lan/table-client.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { Random } from '../../../src-shared/kernel/rng.ts';
import { commitmentTo, withDigest, type Opening } from '../../../src-shared/lan/commitment.ts';
import { readCode } from '../../../src-shared/lan/code.ts';
import type { LobbyMethod, LobbyParams, LobbyView, TableMessage } from '../../../src-shared/protocol/lobby.ts';
import type { HostMessage, MatchFrame, Method, Params, ProtocolError, Results } from '../../../src-shared/protocol/messages.ts';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION } from '../../../src-shared/protocol/messages.ts';
import { makeRig, until } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';

export type GuestMessage = HostMessage | TableMessage;

export interface LanRig {
  rig: Rig;
  table: LanTable;
  errors: unknown[];
  guest(name: string): Promise<Guest>;
  end(): Promise<void>;
}

/** @param tap what the table sees in place of the host */
export async function openTable(
  game: Game | undefined,
  seats: number,
  options: Partial<TableOptions> = {},
  tap: (host: TableHost) => TableHost = (host) => host,
): Promise<LanRig> {
  const rig = makeRig({ game });
  const errors: unknown[] = [];
  const log = (error: unknown) => errors.push(error);
  const parts = { host: tap(rig.host), game: game?.id ?? 'lantern', seats, addresses: ['127.0.0.1'], ports: [0], log };
  const table = await LanTable.open({ ...parts, ...options });
  const guests: Guest[] = [];
  return {
    rig,
    table,
    errors,
    guest: async (name) => {
      const guest = await Guest.join(table, name);
      guests.push(guest);
      return guest;
    },
    end: async () => {
      for (const guest of guests) guest.leave();
      await table.close();
      await rig.end();
    },
  };
}

/** The host, of which some functions do something else. */
export const hostBut = (host: TableHost, changes: Partial<TableHost>): TableHost => ({
  version: host.version,
  game: (id) => host.game(id),
  createMatch: (setup, draw) => host.createMatch(setup, draw),
  hasMatch: (match) => host.hasMatch(match),
  giveSeat: (match, seat) => host.giveSeat(match, seat),
  lendSeat: (match, seat) => host.lendSeat(match, seat),
  takeSeat: (match, seat) => host.takeSeat(match, seat),
  exportMatch: (match) => host.exportMatch(match),
  standIn: (match, seat, bot) => host.standIn(match, seat, bot),
  standInOf: (match, seat) => host.standInOf(match, seat),
  onStandIns: (listener) => host.onStandIns(listener),
  handover: host.handover,
  connect: (role, transport) => host.connect(role, transport),
  ...changes,
});

export const placeOf = (table: LanTable) => ({ address: '127.0.0.1', port: table.port });
export const secretOf = (table: LanTable): number => readCode(table.places[0].code)!.secret;

/** The fingerprint of the table that answers at a port; null where nobody does. */
export async function fingerprintAt(port: number): Promise<Buffer | null> {
  const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false });
  const found = await once(socket, 'secureConnect').then(
    () => fingerprintOf(socket.getPeerCertificate().raw),
    () => null,
  );
  socket.destroy();
  return found;
}

/** Whether this table answers at its port, and not another that the system has given the port since. */
export const isListening = async ({ port, fingerprint }: LanTable): Promise<boolean> =>
  (await fingerprintAt(port))?.equals(fingerprint) ?? false;

/** A guest's app: joins with the code, comes back with its ticket, and keeps every text that it was sent. */
export class Guest {
  readonly texts: string[] = [];
  closed: { code: number; reason: string } | null = null;
  ticket!: Ticket;
  you = '';
  #line!: TableLine;
  readonly #answers = new Map<number, (message: GuestMessage) => void>();
  #id = 0;

  static join(table: LanTable, name: string): Promise<Guest> {
    return Guest.joinAt(placeOf(table), secretOf(table), name);
  }

  static async joinAt(place: { address: string; port: number }, secret: number, name: string): Promise<Guest> {
    const guest = new Guest();
    guest.#use(await joinTable(place, secret, name, guest.#ears()));
    await until(() => guest.lobby !== undefined);
    return guest;
  }

  /** A device in whose browser the claim to a hand was opened. */
  static async byHand(table: LanTable, claim: string): Promise<Guest> {
    const guest = new Guest();
    const page = new PageGuest(table, { hand: claim, protocol: PROTOCOL_VERSION });
    const ears = guest.#ears();
    page.socket.on('message', (data) => ears.onText(String(data as Buffer)));
    page.socket.on('close', (code, reason) => ears.onClose(code, String(reason)));
    await until(() => guest.#latest.has('welcome') || guest.closed !== null, 8000);
    if (guest.closed) throw new NotLetIn(guest.closed.code, guest.closed.reason);
    const { you, token } = guest.#latest.get('welcome') as { you: string; token: string };
    const ticket = { ...placeOf(table), fingerprint: table.fingerprint.toString('base64url'), token };
    guest.#use({ you, ticket, from: '127.0.0.1', send: (text) => page.socket.send(text), close: () => page.socket.terminate() });
    await until(() => guest.lobby !== undefined);
    return guest;
  }

  /** The line drops without a word, as when a phone sleeps. */
  leave(): void {
    this.#line.close();
  }

  /** Comes back with its ticket. */
  async back(): Promise<void> {
    this.closed = null;
    const known = this.texts.length;
    this.#use(await backToTable(this.ticket, this.#ears()));
    await until(() => this.messages.slice(known).some((message) => 'push' in message && message.push === 'lobby'));
  }

  get messages(): GuestMessage[] {
    return this.texts.map((text) => JSON.parse(text) as GuestMessage);
  }

  get lobby(): LobbyView {
    return this.#last('lobby')?.lobby as LobbyView;
  }

  get frames(): MatchFrame[] {
    return this.messages.flatMap((message) => ('push' in message && message.push === 'frame' ? message.frame : []));
  }

  get frame(): MatchFrame {
    return this.#last('frame')?.frame as MatchFrame;
  }

  /** Its seat in the match that is on. */
  get seat(): number {
    return this.lobby.match!.seat!;
  }

  ask<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    return this.#ask(method, params) as Promise<Results[M]>;
  }

  say<M extends LobbyMethod>(method: M, params: LobbyParams<M>): Promise<unknown> {
    return this.#ask(method, params);
  }

  /** The error that a request is answered with. */
  async refusal(method: string, params: unknown): Promise<ProtocolError> {
    const message = await this.raw({ id: ++this.#id, method, params }, this.#id);
    if (!('error' in message)) throw new Error(`${method} was not refused`);
    return message.error;
  }

  /** Sends anything at all, and waits for the answer with this id (−1: to a message without one). */
  raw(message: unknown, id = -1): Promise<GuestMessage> {
    const answer = new Promise<GuestMessage>((resolve) => this.#answers.set(id, resolve));
    this.send(message);
    return answer;
  }

  send(message: unknown): void {
    this.#line.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async act(action: unknown = this.frame.actions[0], seq = this.frame.seq): Promise<number> {
    return (await this.ask('match.act', { match: this.frame.match, seat: this.seat, seq, action: action as never })).seq;
  }

  async open(): Promise<void> {
    await until(() => this.lobby.match !== null);
    await this.ask('match.open', { match: this.lobby.match!.id });
  }

  /** Plays its seat at random until the end, or until `stop`. */
  async play(random: Random, stop: (frame: MatchFrame) => boolean = () => false): Promise<void> {
    for (;;) {
      await until(() => this.frame.status !== 'playing' || this.frame.actions.length > 0 || stop(this.frame), 20_000);
      const { frame } = this;
      if (frame.status !== 'playing' || stop(frame)) return;
      // What somebody else did meanwhile may have made it another decision.
      await this.act(random.pick(frame.actions)).catch((error: { error?: ProtocolError }) => {
        if (error.error?.code !== 'stale') throw error;
      });
    }
  }

  /** What it opens when the table asks; a modified client may change it, or open nothing. */
  opening: Opening | null = null;
  /** What it was shown when it was asked to open. */
  shown: string[] = [];
  /** How its opening was answered. */
  answered: GuestMessage | null = null;

  /** Commits to a pick as a guest's page does, and opens it when it is asked. */
  async bring(pick: unknown): Promise<string> {
    const hex = () => randomBytes(16).toString('hex');
    this.opening = { pick, salt: hex(), share: hex() };
    const hash = commitmentTo(this.lobby.game, withDigest(this.opening));
    await this.say('lobby.commit', { hash });
    return hash;
  }

  async ready(): Promise<void> {
    await this.say('lobby.ready', { ready: true });
  }

  async #open(commitments: string[]): Promise<void> {
    this.shown = commitments;
    if (this.opening) this.answered = await this.raw({ id: ++this.#id, method: 'lobby.open', params: this.opening }, this.#id);
  }

  async #ask(method: string, params: unknown): Promise<unknown> {
    const message = await this.raw({ id: ++this.#id, method, params }, this.#id);
    if ('error' in message) throw Object.assign(new Error(message.error.message), { error: message.error });
    return (message as { result: unknown }).result;
  }

  #use(line: TableLine): void {
    this.#line = line;
    this.you = line.you;
    this.ticket = line.ticket;
  }

  #ears() {
    return {
      onText: (text: string) => {
        this.texts.push(text);
        const message = JSON.parse(text) as GuestMessage;
        if (!('id' in message)) {
          this.#latest.set(message.push, message as Record<string, unknown>);
          if (message.push === 'open') void this.#open(message.commitments);
        } else {
          this.#answers.get(message.id)?.(message);
          this.#answers.delete(message.id);
        }
      },
      onClose: (code: number, reason: string) => (this.closed = { code, reason }),
    };
  }

  readonly #latest = new Map<string, Record<string, unknown>>();
  #last(push: string): Record<string, unknown> | undefined {
    return this.#latest.get(push);
  }
}

/** A browser’s page, which sees no certificate and sends the code itself; it keeps everything that it was sent. */
export class PageGuest {
  readonly texts: string[] = [];
  closed: { code: number; reason: string } | null = null;
  readonly socket: WebSocket;

  constructor(table: LanTable, hello?: object) {
    const host = `127.0.0.1:${table.port}`;
    this.socket = new WebSocket(`wss://${host}/guest`, { headers: { Origin: `https://${host}` }, rejectUnauthorized: false });
    this.socket.on('message', (data) => this.texts.push(String(data as Buffer)));
    this.socket.on('close', (code, reason) => (this.closed = { code, reason: String(reason) }));
    this.socket.on('error', () => undefined);
    if (hello) this.socket.on('open', () => this.socket.send(JSON.stringify(hello)));
  }

  static join(table: LanTable, name: string, code = table.places[0].code): PageGuest {
    return new PageGuest(table, { join: { name, code }, protocol: PROTOCOL_VERSION });
  }

  hears(words: string): Promise<void> {
    return until(() => this.texts.some((text) => text.includes(words)));
  }

  /** @returns how the line ended */
  async ends(): Promise<{ code: number; reason: string }> {
    await until(() => this.closed !== null, 8000);
    return this.closed!;
  }
}

/** Why somebody is not let in. */
export const refusalOf = (joining: Promise<unknown>): Promise<NotLetIn> =>
  joining.then(
    () => {
      throw new Error('it was let in');
    },
    (error: unknown) => {
      if (error instanceof NotLetIn) return error;
      throw error;
    },
  );
