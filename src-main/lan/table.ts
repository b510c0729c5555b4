import type { TableSetup } from '../../src-shared/protocol/messages.ts';
import { CLOSE_ELSEWHERE, CLOSE_TABLE_CLOSED } from '../../src-shared/protocol/lobby.ts';
import type { LanPlace } from '../../src-shared/protocol/lan.ts';
import type { LobbyMethod, LobbyParams } from '../../src-shared/protocol/lobby.ts';
import { CLOSE_LATER, CLOSE_REFUSED } from '../../src-shared/protocol/messages.ts';
import { SECRETS, TABLE_PORTS, codeOf, numberOf } from '../../src-shared/lan/code.ts';
import * as lobbies from '../../src-shared/lan/lobby.ts';
import type { Filling, Lobby } from '../../src-shared/lan/lobby.ts';
import type { Role } from '../host/connection.ts';
import { DiskError } from '../host/env/disk-error.ts';
import { realEnv, type Env } from '../host/env/env.ts';
import { HostError } from '../host/host-error.ts';
import type { HostLine, Transport } from '../host/host.ts';
import { tryTo } from '../host/store/write-file.ts';
import { ownAddresses } from './addresses.ts';
import { Attempts } from './attempts.ts';
import { fingerprintOfPem, makeCertificate, type TableCertificate } from './certificate.ts';
import { Devices } from './devices.ts';
import { openDoor } from './door.ts';
import type { GuestEntry } from './door.ts';
import { GuestLine } from './guest-line.ts';
import { Keeper, type TableKeep } from './keeper.ts';
import type { Peer } from './peer.ts';
import type { KeptTable } from '../host/store/table-file.ts';
import { TableServer } from './table-server.ts';

/** What a table needs of its host. */
export interface TableHost {
  createMatch(setup: TableSetup): string;
  hasMatch(match: string): boolean;
  /** Gives a person's seat to a page of its own; idempotent. @throws HostError, DiskError */
  giveSeat(match: string, seat: number): void;
  takeSeat(match: string, seat: number): void;
  connect(role: Role, transport: Transport): HostLine;
}

export interface TableOptions {
  host: TableHost;
  game: string;
  seats: number;
  /** Folder of the built page; absent: none is served. */
  pageDir?: string;
  /** IPv4 addresses at which it is offered, the likeliest first; by default all private ones of this machine. */
  addresses?: readonly string[];
  ports?: readonly number[];
  /** Unsent bytes at which a guest is cut off. */
  mostWaiting?: number;
  /** Where the table is kept, so that it can be resumed; absent: nowhere. */
  keep?: TableKeep;
  env?: Env;
  /** Called after every change of the lobby. */
  onChange?(lobby: Lobby): void;
  /** Log for developers. */
  log(error: unknown): void;
}

/** A LAN table: an open port, its guests and their lobby. Nothing is open before `open` or after `close`. */
export class LanTable {
  readonly fingerprint: Buffer;
  readonly #certificate: TableCertificate;
  readonly #options: TableOptions;
  readonly #env: Env;
  readonly #addresses: readonly string[];
  readonly #secret: number;
  readonly #attempts: Attempts;
  readonly #devices: Devices;
  readonly #lines = new Map<string, GuestLine>();
  #lobby: Lobby;
  #server!: TableServer;
  readonly #keeper: Keeper;

  private constructor(options: TableOptions, addresses: readonly string[], kept: KeptTable | null) {
    const { env = realEnv } = options;
    this.#certificate = kept?.certificate ?? makeCertificate(addresses, env);
    this.fingerprint = fingerprintOfPem(this.#certificate.cert);
    this.#options = options;
    this.#env = env;
    this.#addresses = addresses;
    this.#secret = kept?.secret ?? env.random(4).readUInt32LE() % SECRETS;
    this.#attempts = new Attempts(env.clock);
    this.#devices = new Devices(env, kept?.devices);
    this.#keeper = new Keeper(options.keep, env.clock, () => this.#kept(), options.log);
    this.#lobby = kept ? this.#resumed(kept.lobby) : lobbies.newLobby(options.game, options.seats);
  }

  /**
   * Opens the port of a new table, or of one that was kept: with the same certificate, code and guests, who find their seats by themselves.
   * @throws NoPort, or DiskError when it cannot be kept; nothing is open then
   */
  static async open(options: TableOptions, kept: KeptTable | null = null): Promise<LanTable> {
    const addresses = options.addresses ?? ownAddresses().map(({ address }) => address);
    const table = new LanTable(options, addresses, kept);
    const { pageDir, mostWaiting } = options;
    const { match } = table.#lobby;
    try {
      // Its seats are the guests' again, whatever became of the file that says so.
      if (match !== null) table.#giveSeats(match);
    } catch (error) {
      // A match that cannot be gone on with says so to everybody who opens it.
      options.log(error);
    }
    // Guests come back to the same port.
    const ports = [...(kept ? [kept.port] : []), ...(options.ports ?? TABLE_PORTS)];
    const onPeer = (peer: Peer, accepted: () => void) => table.#welcome(peer, accepted);
    table.#server = await TableServer.open({ certificate: table.#certificate, addresses, ports, pageDir, mostWaiting, onPeer });
    try {
      table.#keeper.now();
    } catch (error) {
      await table.#server.close();
      throw error;
    }
    return table;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  get port(): number {
    return this.#server.port;
  }

  /** Number of open WebSockets, of strangers too. */
  get sockets(): number {
    return this.#server.sockets;
  }

  /** Addresses with their codes, the likeliest first. */
  get places(): LanPlace[] {
    const port = Math.max(0, TABLE_PORTS.indexOf(this.port));
    return this.#addresses.map((address) => {
      const code = codeOf({ host: numberOf(address)! % 256, port, secret: this.#secret });
      return { address, code, url: `https://${address}:${this.port}/#join=${code}` };
    });
  }

  // ---- what the host does

  fill(seat: number, filling: Filling): void {
    this.#change((lobby) => lobbies.fill(lobby, seat, filling));
  }

  seatGuest(guest: string, seat: number): void {
    this.#change((lobby) => lobbies.seatGuest(lobby, guest, seat));
  }

  lock(locked: boolean): void {
    this.#change((lobby) => lobbies.lock(lobby, locked));
  }

  setGame(game: string, seats: number): void {
    this.#change((lobby) => lobbies.setGame(lobby, game, seats));
  }

  /** The guest's device is a stranger again. In a match its seat goes to the host's screen. */
  removeGuest(guest: string): void {
    const { match } = this.#lobby;
    const seat = lobbies.seatNumberOf(this.#lobby, guest);
    const line = this.#lines.get(guest);
    this.#forget(guest);
    line?.peer.close(CLOSE_REFUSED, 'you were shown out of the table');
    if (match !== null && seat !== null) this.#options.host.takeSeat(match, seat);
  }

  /**
   * Begins a match with everybody at the table.
   * @param config decks and the like; parsed by the game's own schema
   * @returns the match's id
   * @throws HostError in words, with nothing changed
   */
  start(config: unknown, seed?: string): string {
    const problem = lobbies.startProblem(this.#lobby);
    if (problem !== null) throw new HostError('illegal', problem);
    const { host } = this.#options;
    const match = host.createMatch({ game: this.#lobby.game, config, seats: lobbies.seatSetups(this.#lobby), seed });
    const seated = lobbies.guestSeats(this.#lobby);
    try {
      this.#giveSeats(match);
    } catch (error) {
      // It stays in the list, as a match of the host's own screen.
      for (const { seat } of seated) tryTo(() => host.takeSeat(match, seat));
      throw error;
    }
    this.#change((lobby) => lobbies.begin(lobby, match));
    this.#keeper.try();
    for (const { guest } of seated) this.#seat(guest);
    return match;
  }

  /** Everybody is back in the lobby, with their seats. */
  endMatch(): void {
    for (const line of this.#lines.values()) line.setSeat(null);
    this.#change(lobbies.end);
  }

  /** Closes the table for good; when it returns nothing is open any more, and its code and tokens are worth nothing. */
  async close(): Promise<void> {
    try {
      this.#keeper.remove();
    } finally {
      await this.#shut(CLOSE_TABLE_CLOSED, 'the table was closed');
    }
  }

  /** Closes the port with the program; the table can be resumed. */
  async suspend(): Promise<void> {
    try {
      this.#keeper.now();
    } finally {
      await this.#shut(CLOSE_LATER, 'the table rests');
    }
  }

  async #shut(code: number, reason: string): Promise<void> {
    for (const { peer } of this.#lines.values()) peer.close(code, reason);
    // What was said last is written before the connections go.
    await new Promise<void>((resolve) => this.#env.clock.soon(resolve));
    await this.#server.close();
  }

  // ---- guests

  #welcome(peer: Peer, accepted: () => void): void {
    openDoor(
      peer,
      {
        env: this.#env,
        attempts: this.#attempts,
        secret: this.#secret,
        fingerprint: this.fingerprint,
        join: (_, name, proof) => this.#join(peer, name, proof),
        back: (_, token) => this.#back(peer, token),
      },
      accepted,
    );
  }

  #join(peer: Peer, name: string, proof?: Buffer): GuestEntry | { refused: string } {
    const { guest, token } = this.#devices.add();
    try {
      this.#change((lobby) => lobbies.arrive(lobby, guest, name));
    } catch (error) {
      this.#devices.forget(guest);
      if (error instanceof HostError) return { refused: error.message };
      throw error;
    }
    try {
      // A token that is given is known after a power cut.
      this.#keeper.now();
    } catch (error) {
      this.#forget(guest);
      if (error instanceof DiskError) return { refused: `the table cannot be kept: ${error.message}` };
      throw error;
    }
    peer.send({ push: 'welcome', you: guest, token, ...(proof && { proof: proof.toString('base64url') }) });
    return this.#enter(guest, peer);
  }

  #back(peer: Peer, token: string): GuestEntry | null {
    const guest = this.#devices.guestOf(token);
    if (guest === null) return null;
    this.#lines.get(guest)?.peer.close(CLOSE_ELSEWHERE, 'this device sits down at the table elsewhere');
    this.#left(guest);
    peer.send({ push: 'welcome', you: guest });
    return this.#enter(guest, peer);
  }

  #enter(guest: string, peer: Peer): GuestEntry {
    const line: GuestLine = new GuestLine(
      peer,
      (method, params) => this.#asked(guest, method, params),
      this.#env.clock,
      (error) => this.#options.log(error),
    );
    this.#lines.set(guest, line);
    peer.onClose(() => {
      line.setSeat(null);
      if (this.#lines.get(guest) === line) this.#left(guest);
    });
    this.#change((lobby) => lobbies.setConnected(lobby, guest, true));
    this.#seat(guest);
    return line;
  }

  /** The guest's line is gone; its seat stays its own. */
  #left(guest: string): void {
    this.#lines.get(guest)?.setSeat(null);
    this.#lines.delete(guest);
    if (this.#lobby.guests.some(({ id }) => id === guest)) this.#change((lobby) => lobbies.setConnected(lobby, guest, false));
  }

  /** No guest's seat is at the host's screen. @throws HostError, DiskError */
  #giveSeats(match: string): void {
    for (const { seat } of lobbies.guestSeats(this.#lobby)) this.#options.host.giveSeat(match, seat);
  }

  /** Connects a guest to its seat in the match that is on. */
  #seat(guest: string): void {
    const line = this.#lines.get(guest);
    const { match } = this.#lobby;
    const seat = lobbies.seatNumberOf(this.#lobby, guest);
    if (!line || match === null || seat === null) return;
    const { peer } = line;
    const refuse = () => this.#seatLost(guest);
    line.setSeat(this.#options.host.connect({ kind: 'seat', match, seat }, { send: (text) => peer.sendText(text), refuse }));
  }

  /** The host has given the seat to its own screen, or deleted the match. */
  #seatLost(guest: string): void {
    this.#lines.get(guest)?.setSeat(null);
    const { match } = this.#lobby;
    if (match !== null && !this.#options.host.hasMatch(match)) this.endMatch();
    else this.#change((lobby) => lobbies.toScreen(lobby, guest));
  }

  #asked(guest: string, method: LobbyMethod, params: never): void {
    const asked: { [M in LobbyMethod]: (params: LobbyParams<M>) => void } = {
      'lobby.rename': ({ name }) => this.#change((lobby) => lobbies.rename(lobby, guest, name)),
      'lobby.ready': ({ ready }) => this.#change((lobby) => lobbies.setReady(lobby, guest, ready)),
      'lobby.sit': ({ seat }) => this.#change((lobby) => lobbies.sit(lobby, guest, seat)),
      'lobby.stand': () => this.#change((lobby) => lobbies.stand(lobby, guest)),
      'lobby.leave': () => this.#leave(guest),
    };
    asked[method](params);
  }

  /** For good. In a match the seat stays the guest's, since the others play on with it; the host may take it. */
  #leave(guest: string): void {
    if (this.#lobby.match !== null && lobbies.seatNumberOf(this.#lobby, guest) !== null) {
      throw new HostError('illegal', 'You have a seat in the match that is on: concede, or just go and come back.');
    }
    const line = this.#lines.get(guest);
    this.#forget(guest);
    line?.peer.close(CLOSE_REFUSED, 'you have left the table');
  }

  #forget(guest: string): void {
    this.#devices.forget(guest);
    const line = this.#lines.get(guest);
    this.#lines.delete(guest);
    line?.setSeat(null);
    this.#change((lobby) => (lobby.match === null ? lobbies.remove(lobby, guest) : lobbies.remove(lobbies.toScreen(lobby, guest), guest)));
  }

  /** @throws HostError in words, with nothing changed */
  #change(change: (lobby: Lobby) => Lobby): void {
    try {
      this.#lobby = change(this.#lobby);
    } catch (error) {
      if (error instanceof lobbies.LobbyRefusal) throw new HostError('illegal', error.message);
      throw error;
    }
    for (const [guest, { peer }] of this.#lines) peer.send({ push: 'lobby', lobby: lobbies.viewOf(this.#lobby, guest) });
    this.#options.onChange?.(this.#lobby);
    this.#keeper.soon();
  }

  // ---- keeping

  /** As it was when the program ended: nobody is connected, and a match that is gone is over. */
  #resumed(lobby: Lobby): Lobby {
    const away = lobby.guests.reduce((rest, { id }) => lobbies.setConnected(rest, id, false), lobby);
    return away.match !== null && !this.#options.host.hasMatch(away.match) ? lobbies.end(away) : away;
  }

  #kept(): KeptTable {
    const [certificate, port, secret] = [this.#certificate, this.port, this.#secret];
    return { certificate, port, secret, devices: this.#devices.all, lobby: this.#lobby };
  }
}
