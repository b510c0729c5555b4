import { CLOSE_TABLE_CLOSED } from '../../src-shared/protocol/lobby.ts';
import { CLOSE_LATER, PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { seatUrl, type HandoverTalk, type NewPlace } from '../../src-shared/protocol/handover.ts';
import type { BotId } from '../../src-shared/protocol/bot-ids.ts';
import type { LanPlace } from '../../src-shared/protocol/lan.ts';
import type { Timing } from '../../src-shared/kernel/timing.ts';
import { beaconId, beaconText } from '../../src-shared/lan/beacon.ts';
import { SECRETS, TABLE_PORTS, codeOf, numberOf } from '../../src-shared/lan/code.ts';
import * as lobbies from '../../src-shared/lan/lobby.ts';
import type { Filling, Lobby } from '../../src-shared/lan/lobby.ts';
import { realEnv, type Env } from '../host/env/env.ts';
import { HostError } from '../host/host-error.ts';
import { areSeveral } from '../host/seat-count.ts';
import { tryTo } from '../host/store/write-file.ts';
import { AddressWatch } from './address-watch.ts';
import { isPrivate, ownAddresses } from './addresses.ts';
import { Attempts } from './attempts.ts';
import { Beacon } from './beacon.ts';
import { fingerprintOfPem, makeCertificate, type TableCertificate } from './certificate.ts';
import { Devices } from './devices.ts';
import { openDoor } from './door.ts';
import { Guests } from './guests.ts';
import { Hands } from './hands.ts';
import { Handover } from './handover.ts';
import { Keeper } from './keeper.ts';
import type { Peer } from './peer.ts';
import type { HandedTable, KeptTable, MovedTable } from '../host/store/table-file.ts';
import { TablePicks, type Brought } from './picks.ts';
import { Room } from './room.ts';
import { LINK_MS, SeatLinks } from './seat-links.ts';
import type { TableOptions } from './table-options.ts';
import { TableServer } from './table-server.ts';
import { Whereabouts } from './whereabouts.ts';

/** A LAN table: an open port, its guests and their lobby. Nothing is open before `open` or after `close`. */
export class LanTable {
  readonly fingerprint: Buffer;
  readonly #certificate: TableCertificate;
  readonly #options: TableOptions;
  readonly #env: Env;
  readonly #secret: number;
  readonly #attempts: Attempts;
  readonly #devices: Devices;
  readonly #room: Room;
  /** Claims to seats of people at the host's screen. */
  readonly hands: Hands;
  readonly #picks: TablePicks;
  readonly #guests: Guests;
  readonly #keeper: Keeper;
  readonly #links: SeatLinks;
  readonly handover: Handover;
  readonly #where: Whereabouts;
  #server!: TableServer;
  #beacon: Beacon | null = null;
  #watch: AddressWatch | null = null;
  #isShut = false;
  readonly #unfollow: () => void;

  private constructor(options: TableOptions, addresses: readonly string[], kept: KeptTable | HandedTable | null) {
    const { env = realEnv } = options;
    const own = kept && 'certificate' in kept ? kept : null;
    this.#certificate = own?.certificate ?? makeCertificate(addresses, env);
    this.fingerprint = fingerprintOfPem(this.#certificate.cert);
    this.#options = options;
    this.#env = env;
    this.#secret = own?.secret ?? env.random(4).readUInt32LE() % SECRETS;
    this.#attempts = new Attempts(env.clock);
    this.#devices = new Devices(env, kept?.devices);
    const fresh = options.around ?? lobbies.newLobby(options.game, options.seats);
    this.#links = new SeatLinks(env, kept?.claims);
    this.#room = new Room(kept ? this.#resumed(kept.lobby) : fresh);
    this.hands = new Hands(this.#room, env);
    const { host, log } = options;
    this.#keeper = new Keeper(options.keep, env.clock, () => this.#kept(), log);
    const promise = () => this.#keeper.now();
    const ask = (guests: readonly string[], commitments: string[]) => this.#guests.tell(guests, { push: 'open', commitments });
    this.#picks = new TablePicks({ room: this.#room, host, env, ask });
    const [room, picks, devices, hands] = [this.#room, this.#picks, this.#devices, this.hands];
    const giveSeats = (match: string) => this.#giveSeats(match);
    const ways = {
      write: promise,
      giveSeats,
      arrived: () => this.#arrived(),
      left: (to: MovedTable) => this.#left(to),
    };
    this.#where = new Whereabouts({ moved: own?.moved ?? null, waits: kept?.waits ?? null }, { room, host, ...ways });
    this.#guests = new Guests({
      room,
      picks,
      hands,
      links: this.#links,
      where: this.#where,
      handover: () => this.handover,
      host,
      devices,
      clock: env.clock,
      promise,
      log,
    });
    const tell = (guests: readonly string[], message: HandoverTalk) => this.#guests.tell(guests, message);
    const changed = () => options.onChange?.(this.lobby);
    this.handover = new Handover({ room, devices, host, env, config: () => picks.config, tell, where: this.#where, changed });
    this.#room.onChange(changed);
    this.#room.onChange(() => this.#keeper.soon());
    this.#room.onChange(() => this.#beacon?.changed());
    this.#unfollow = host.onStandIns((match) => match === this.lobby.match && this.#where.isOurs && this.#followStandIns());
    if (kept && kept.config !== null && this.#where.kept.moved === null) this.#layAgain(kept.config);
  }

  /**
   * Opens the port of a new table, of one that was handed to this machine, or of one that was kept: with the same certificate, code and guests, who find their seats by themselves.
   * @throws NoPort, or DiskError when it cannot be kept; nothing is open then
   */
  static async open(options: TableOptions, kept: KeptTable | HandedTable | null = null): Promise<LanTable> {
    const own = options.ownAddresses ?? (() => ownAddresses().map(({ address }) => address));
    const addresses = options.addresses ?? own();
    const table = new LanTable(options, addresses, kept);
    const { pageDir, mostWaiting } = options;
    const { match } = table.lobby;
    try {
      // Its seats are the guests' again, whatever became of the file that says so.
      if (table.#where.isOurs) {
        if (match !== null) table.#giveSeats(match);
        table.#followStandIns();
      }
    } catch (error) {
      // A match that cannot be gone on with says so to everybody who opens it.
      options.log(error);
    }
    // Guests come back to the same port.
    const ports = [...(kept && 'port' in kept ? [kept.port] : []), ...(options.ports ?? TABLE_PORTS)];
    const onPeer = (peer: Peer, accepted: () => void) => table.#welcome(peer, accepted);
    table.#server = await TableServer.open({ certificate: table.#certificate, addresses, ports, pageDir, mostWaiting, onPeer });
    try {
      table.#keeper.now();
    } catch (error) {
      await table.#server.close();
      throw error;
    }
    table.#announce();
    if (options.addresses === undefined) table.#followAddresses(own);
    return table;
  }

  get lobby(): Lobby {
    return this.#room.lobby;
  }

  get port(): number {
    return this.#server.port;
  }

  /** Number of open WebSockets, of strangers too. */
  get sockets(): number {
    return this.#server.sockets;
  }

  /** Whose it is. */
  get whereabouts(): Pick<KeptTable, 'moved' | 'waits'> {
    return this.#where.kept;
  }

  /** What its old host is told, so that guests find it. */
  get newPlace(): NewPlace {
    return { addresses: this.#server.addresses.slice(0, 8), port: this.port, fingerprint: this.fingerprint.toString('base64url') };
  }

  /** Addresses with their codes, the likeliest first. */
  get places(): LanPlace[] {
    const port = Math.max(0, TABLE_PORTS.indexOf(this.port));
    return this.#server.addresses.map((address) => {
      const code = codeOf({ host: numberOf(address)! % 256, port, secret: this.#secret });
      return { address, code, url: `https://${address}:${this.port}/#join=${code}` };
    });
  }

  // ---- what the host does

  fill(seat: number, filling: Filling): void {
    this.#room.change((lobby) => lobbies.fill(lobby, seat, filling));
  }

  seatGuest(guest: string, seat: number): void {
    this.#room.change((lobby) => lobbies.seatGuest(lobby, guest, seat));
  }

  /**
   * A guest who is away may sit down again by one of these links, the likeliest address first, on whatever device. One use; an earlier one ends.
   * @throws HostError in words
   */
  seatLink(guest: string): { links: string[]; minutes: number } {
    const claim = this.#links.makeFor(this.lobby, guest);
    this.#keeper.soon();
    return { links: this.places.map(({ url }) => seatUrl(new URL(url).origin, claim)), minutes: LINK_MS / 60_000 };
  }

  lock(locked: boolean): void {
    this.#room.change((lobby) => lobbies.lock(lobby, locked));
  }

  /** Whether guests without a seat may look on, also at the match that is on. */
  letWatch(allowed: boolean): void {
    this.#room.change((lobby) => lobbies.letWatch(lobby, allowed));
    this.#guests.letWatch();
  }

  /** Another game, or another number of seats: the table is to be laid anew. */
  setGame(game: string, seats: number): void {
    this.#room.change((lobby) => lobbies.setGame(lobby, game, seats));
    this.#picks.clear();
  }

  /** How the people share out time: guests see it, and are no longer ready. */
  setTiming(timing: Timing): void {
    this.#room.change((lobby) => lobbies.setTiming(lobby, timing));
  }

  /** The match as it is set up now: guests see it without what seats bring. @throws HostError with every problem in words */
  lay(config: unknown): void {
    this.#picks.lay(config);
  }

  /** The guest's device is a stranger again. In a match its seat goes to the host's screen. */
  removeGuest(guest: string): void {
    this.#guests.remove(guest);
  }

  /**
   * Begins a match with everybody at the table, as soon as they have opened what they bring.
   * @param config lays the table; absent: as it was laid before
   * @param seed draws the match from this; absent: from everybody's shares
   * @returns the match's id
   * @throws HostError in words, with no match begun
   */
  async start(config?: unknown, seed?: string): Promise<string> {
    this.#mustStart();
    if (config !== undefined || this.#picks.config === null) this.lay(config);
    // Those who were ready for something else are not any more.
    this.#mustStart();
    return this.#picks.opened((brought) => this.#begin(brought, seed));
  }

  #mustStart(): void {
    const problem = lobbies.startProblem(this.lobby);
    if (problem !== null) throw new HostError('illegal', problem);
  }

  #begin({ config, draw, seed: fair }: Brought, seed: string | undefined): string {
    const { lobby } = this;
    const { host } = this.#options;
    const seats = lobbies.seatSetups(lobby);
    // One person among bots keeps nobody waiting.
    const timing = areSeveral(seats) ? lobby.timing : undefined;
    const setup = { game: lobby.game, config, seats, seed: seed ?? fair, timing };
    const match = host.createMatch(setup, seed === undefined ? draw : undefined);
    try {
      this.#giveSeats(match);
    } catch (error) {
      // It stays in the list, as a match of the host's own screen.
      for (const { seat } of lobbies.guestSeats(lobby)) tryTo(() => host.takeSeat(match, seat));
      throw error;
    }
    this.#room.change((now) => lobbies.begin(now, match));
    this.#keeper.try();
    this.#guests.seatAll();
    return match;
  }

  /** A bot plays on for a guest who is away, or another than now; null gives the seat back. @throws HostError with nothing changed */
  standIn(seat: number, bot: BotId | null): void {
    const { match } = this.lobby;
    if (match === null) throw new HostError('illegal', 'No match is on.');
    if (!lobbies.guestSeats(this.lobby).some((held) => held.seat === seat)) throw new HostError('illegal', 'No guest sits there.');
    this.#options.host.standIn(match, seat, bot);
  }

  /** Everybody is back in the lobby, with their seats. A match that is not over is the host's screen's, with all its people. */
  endMatch(): void {
    this.#takeSeats();
    this.#room.change(lobbies.end);
  }

  /** A rematch at the host's screen: everybody's hand goes along. @param swapped everybody sits one seat further */
  rematch(match: string, swapped: boolean): void {
    this.#takeSeats();
    this.#room.change((lobby) => lobbies.rematch(lobby, match, swapped));
    this.#giveSeats(match);
    this.#guests.seatAll();
  }

  /** It is certain that the table is this machine's: the old host has let it go. Idempotent. @throws HostError, DiskError; nothing has begun then */
  mine(): void {
    this.#where.mine();
  }

  /** Closes the table for good; when it returns nothing is open any more, and its code and tokens are worth nothing. */
  async close(): Promise<void> {
    try {
      this.handover.withdraw();
      if (this.#where.isOurs) this.#takeSeats();
      this.#keeper.remove();
    } finally {
      await this.#shut(CLOSE_TABLE_CLOSED, 'the table was closed');
    }
  }

  /** Closes the port with the program; the table can be resumed. */
  async suspend(): Promise<void> {
    this.handover.withdraw();
    try {
      this.#keeper.finish();
    } finally {
      await this.#shut(CLOSE_LATER, 'the table rests');
    }
  }

  async #shut(code: number, reason: string): Promise<void> {
    this.#isShut = true;
    const watch = this.#watch?.close();
    this.#unfollow();
    this.#picks.cancel('The table was closed.');
    this.#guests.closeAll(code, reason);
    await watch;
    const beacon = this.#beacon?.close();
    // What was said last is written before the connections go.
    await new Promise<void>((resolve) => this.#env.clock.soon(resolve));
    await Promise.all([beacon, this.#server.close()]);
  }

  // ---- parts

  #left(moved: MovedTable): void {
    void this.#beacon?.close();
    this.#beacon = null;
    this.#guests.unseatAll();
    // Who has taken it hears first that it has.
    this.#env.clock.soon(() => {
      this.#guests.moveAll();
      this.#options.onMoved?.(moved);
    });
  }

  #arrived(): void {
    this.#followStandIns();
    this.#announce();
    this.#options.onMine?.();
  }

  /** The machine may get another address, and guests find the table there. */
  #followAddresses(addresses: () => readonly string[]): void {
    const { onChange, log } = this.#options;
    const follow = async (now: readonly string[]): Promise<void> => {
      if (!(await this.#server.follow(now)) || this.#isShut) return;
      onChange?.(this.lobby);
      // What was said names the old addresses, on the old cards.
      const beacon = this.#beacon;
      this.#beacon = null;
      await beacon?.close();
      this.#announce();
    };
    this.#watch = new AddressWatch({ clock: this.#env.clock, addresses, follow, log: (error) => log(error) });
  }

  #announce(): void {
    const { port, fingerprint } = this;
    if (!this.#options.announce || this.#isShut || !this.#where.isOurs || !this.#server.addresses.some(isPrivate)) return;
    const text = () => beaconText(this.lobby, this.#options.host.version, PROTOCOL_VERSION);
    const log = (error: unknown) => this.#options.log(error);
    this.#beacon = new Beacon({ port, id: beaconId(fingerprint.toString('hex')), text, clock: this.#env.clock, log });
  }

  #welcome(peer: Peer, accepted: () => void): void {
    const [env, attempts, secret, fingerprint] = [this.#env, this.#attempts, this.#secret, this.fingerprint];
    const log = (error: unknown) => this.#options.log(error);
    openDoor(peer, { env, attempts, secret, fingerprint, guests: this.#guests, log }, accepted);
  }

  /** Of the match that is on, from guests to the host's screen. */
  #takeSeats(): void {
    const { match } = this.lobby;
    const { host, log } = this.#options;
    // First, so that nobody's page hears that it lost its seat.
    this.#guests.unseatAll();
    if (match === null || !host.hasMatch(match)) return;
    for (const { seat } of lobbies.guestSeats(this.lobby)) {
      try {
        host.takeSeat(match, seat);
      } catch (error) {
        log(error);
      }
    }
  }

  /** The lobby says for whom bots play. */
  #followStandIns(): void {
    const { match } = this.lobby;
    if (match !== null) this.#room.change((lobby) => lobbies.standIns(lobby, (seat) => this.#options.host.standInOf(match, seat)));
  }

  /** No guest's seat is at the host's screen. @throws HostError, DiskError */
  #giveSeats(match: string): void {
    const { host } = this.#options;
    host.handover.claim(match);
    for (const { seat, guest } of lobbies.guestSeats(this.lobby)) {
      if (lobbies.isHand(this.lobby, guest)) host.lendSeat(match, seat);
      else host.giveSeat(match, seat);
    }
  }

  /** As it was when the program ended: nobody is connected, and a match that is gone is over. */
  #resumed(lobby: Lobby): Lobby {
    const away = lobby.guests.reduce((rest, { id }) => lobbies.setConnected(rest, id, false), lobby);
    return away.match !== null && !this.#options.host.hasMatch(away.match) ? lobbies.end(away) : away;
  }

  /** What was laid may not suit this version any more; then the owner lays anew. */
  #layAgain(config: unknown): void {
    try {
      this.#picks.layAgain(config);
    } catch (error) {
      this.#options.log(error);
    }
  }

  #kept(): KeptTable {
    const [certificate, port, secret] = [this.#certificate, this.port, this.#secret];
    const [devices, lobby, config, claims] = [this.#devices.all, this.lobby, this.#picks.config, this.#links.all];
    return { certificate, port, secret, devices, lobby, config, claims, ...this.#where.kept };
  }
}
