import * as lobbies from '../../src-shared/lan/lobby.ts';
import type { Lobby } from '../../src-shared/lan/lobby.ts';
import { CLOSE_ELSEWHERE } from '../../src-shared/protocol/lobby.ts';
import type { LobbyMethod, LobbyParams, LobbyResults, TableMessage } from '../../src-shared/protocol/lobby.ts';
import { CLOSE_TABLE_MOVED, type Moved } from '../../src-shared/protocol/handover.ts';
import { CLOSE_REFUSED } from '../../src-shared/protocol/messages.ts';
import type { Clock } from '../host/env/clock.ts';
import { DiskError } from '../host/env/disk-error.ts';
import { HostError } from '../host/host-error.ts';
import { builtInEntries } from '../host/store/built-in-entries.ts';
import type { Devices } from './devices.ts';
import type { GuestEntry } from './door.ts';
import { GuestLine } from './guest-line.ts';
import type { Handover } from './handover.ts';
import type { Hands } from './hands.ts';
import type { TablePicks } from './picks.ts';
import type { Peer } from './peer.ts';
import type { Room } from './room.ts';
import type { SeatLinks } from './seat-links.ts';
import type { TableHost } from './table-host.ts';
import type { Whereabouts } from './whereabouts.ts';

export interface GuestsParts {
  room: Room;
  picks: Pick<TablePicks, 'take'>;
  hands: Hands;
  links: SeatLinks;
  handover(): Handover;
  where: Whereabouts;
  host: TableHost;
  devices: Devices;
  clock: Clock;
  /** What is promised to a guest now outlasts the process. @throws DiskError */
  promise(): void;
  log(error: unknown): void;
}

/** What may be asked while the table is on its way to another machine. */
const HANDING: readonly LobbyMethod[] = ['lobby.accept', 'lobby.take', 'lobby.taken'];
const movedWords = ({ to }: Pick<Moved, 'to'>): string => `the table is on ${to}’s computer now`;
const HAND_BACK = 'the hand is back at the shared screen';

/** The guests of a table: their lines, and through them the lobby and each one's seat at the host. */
export class Guests {
  readonly #parts: GuestsParts;
  readonly #lines = new Map<string, GuestLine>();

  constructor(parts: GuestsParts) {
    this.#parts = parts;
    parts.room.onChange((lobby) => {
      const { version } = parts.host;
      const host = { version, content: parts.host.game(lobby.game).contentVersion };
      for (const [guest, { peer }] of this.#lines) peer.send({ push: 'lobby', lobby: lobbies.viewOf(lobby, guest, host) });
    });
  }

  /** A new guest, who has shown that it knows the code. @param proof that the host does as well */
  join(peer: Peer, name: string, proof?: Buffer): GuestEntry | { refused: string } {
    const { where, handover } = this.#parts;
    const { moved, waits } = where.kept;
    if (moved) return { refused: movedWords(moved) };
    if (waits !== null || handover().isGiven) return { refused: 'the table is being handed over: try again in a moment' };
    return this.#admit(peer, (lobby, guest) => lobbies.arrive(lobby, guest, name, proof !== undefined), proof);
  }

  /** The guest whose place is claimed goes on with this device. @returns null for a claim to nothing */
  takeSeat(peer: Peer, claim: string): GuestEntry | { refused: string } | null {
    const { links, room, devices, promise, where } = this.#parts;
    if (where.kept.moved) return null;
    const guest = links.take(claim);
    if (guest === null || !room.lobby.guests.some(({ id }) => id === guest)) return null;
    const refused = this.#comes();
    if (refused) return refused;
    this.#elsewhere(guest);
    const token = devices.renew(guest);
    room.change((lobby) => lobbies.onDevice(lobby, guest, false));
    try {
      promise();
    } catch (error) {
      if (error instanceof DiskError) return { refused: `the table cannot be kept: ${error.message}` };
      throw error;
    }
    peer.send({ push: 'welcome', you: guest, token });
    return this.#enter(guest, peer);
  }

  /** The device of somebody at the host's screen, with their seat at once. @returns null for a claim to nothing */
  takeHand(peer: Peer, claim: string): GuestEntry | { refused: string } | null {
    const { hands, room, host } = this.#parts;
    const { match } = room.lobby;
    const seat = hands.take(claim);
    if (seat === null || match === null) return null;
    try {
      host.lendSeat(match, seat);
    } catch (error) {
      if (error instanceof HostError) return { refused: error.message };
      throw error;
    }
    const entry = this.#admit(peer, (lobby, guest) => lobbies.takeHand(lobby, guest, seat));
    if ('refused' in entry) host.takeSeat(match, seat);
    return entry;
  }

  /** A device that has joined before: its newest line takes over. @returns null when it has not */
  back(peer: Peer, token: string): GuestEntry | { refused: string } | null {
    const { devices, where } = this.#parts;
    const guest = devices.guestOf(token);
    if (guest === null) return null;
    const place = where.movedFor(guest);
    if (place) {
      peer.send({ push: 'welcome', you: guest });
      peer.send({ push: 'moved', moved: place });
      peer.close(CLOSE_TABLE_MOVED, movedWords(place));
      return { receive: () => undefined };
    }
    const refused = this.#comes();
    if (refused) return refused;
    this.#elsewhere(guest);
    peer.send({ push: 'welcome', you: guest });
    return this.#enter(guest, peer);
  }

  /** Tells everybody who is there where the table is now, and lets them go. */
  moveAll(): void {
    for (const [guest, { peer }] of this.#lines) {
      const moved = this.#parts.where.movedFor(guest);
      if (!moved) continue;
      peer.send({ push: 'moved', moved });
      peer.close(CLOSE_TABLE_MOVED, movedWords(moved));
    }
  }

  /** A device of the table has come, so it is certain whose it is. */
  #comes(): { refused: string } | null {
    try {
      this.#parts.where.mine();
      return null;
    } catch (error) {
      this.#parts.log(error);
      return { refused: 'the table cannot be opened: look at its screen' };
    }
  }

  /** The newest line of a guest takes over. */
  #elsewhere(guest: string): void {
    this.#lines.get(guest)?.peer.close(CLOSE_ELSEWHERE, 'this device sits down at the table elsewhere');
    this.#left(guest);
  }

  /** The guest's device is a stranger again. In a match its seat goes to the host's screen. */
  remove(guest: string): void {
    this.#giveBack(guest, lobbies.isHand(this.#parts.room.lobby, guest) ? HAND_BACK : 'you were shown out of the table');
  }

  /** Says something to these guests; those who are away do not hear it. */
  tell(guests: readonly string[], message: TableMessage): void {
    for (const guest of guests) this.#lines.get(guest)?.peer.send(message);
  }

  /** Connects everybody who has a seat to it, and those without one to what all may see. */
  seatAll(): void {
    for (const guest of this.#lines.keys()) this.#seat(guest);
  }

  /** Whether they may look on has changed. */
  letWatch(): void {
    const { room } = this.#parts;
    for (const guest of this.#lines.keys()) if (lobbies.seatNumberOf(room.lobby, guest) === null) this.#seat(guest);
  }

  unseatAll(): void {
    for (const line of this.#lines.values()) line.setSeat(null);
  }

  closeAll(code: number, reason: string): void {
    for (const { peer } of this.#lines.values()) peer.close(code, reason);
  }

  #admit(peer: Peer, change: (lobby: Lobby, guest: string) => Lobby, proof?: Buffer): GuestEntry | { refused: string } {
    const { room, devices, promise } = this.#parts;
    const { guest, token } = devices.add();
    try {
      room.change((lobby) => change(lobby, guest));
    } catch (error) {
      devices.forget(guest);
      if (error instanceof HostError) return { refused: error.message };
      throw error;
    }
    try {
      promise();
    } catch (error) {
      this.#forget(guest);
      if (error instanceof DiskError) return { refused: `the table cannot be kept: ${error.message}` };
      throw error;
    }
    peer.send({ push: 'welcome', you: guest, token, ...(proof && { proof: proof.toString('base64url') }) });
    return this.#enter(guest, peer);
  }

  #enter(guest: string, peer: Peer): GuestEntry {
    const { room, clock, log } = this.#parts;
    const line: GuestLine = new GuestLine(peer, (method, params) => this.#asked(guest, method, params), clock, log);
    this.#lines.set(guest, line);
    peer.onClose(() => {
      line.setSeat(null);
      if (this.#lines.get(guest) === line) this.#left(guest);
    });
    room.change((lobby) => lobbies.setConnected(lobby, guest, true));
    this.#seat(guest);
    return line;
  }

  /** The guest's line is gone; its seat stays its own. */
  #left(guest: string): void {
    const { room } = this.#parts;
    this.#lines.get(guest)?.setSeat(null);
    this.#lines.delete(guest);
    room.change((lobby) => lobbies.setConnected(lobby, guest, false));
    this.#parts.handover().left(guest);
  }

  #seat(guest: string): void {
    const { room, host } = this.#parts;
    const line = this.#lines.get(guest);
    const { match } = room.lobby;
    const seat = lobbies.seatNumberOf(room.lobby, guest);
    if (!line || match === null) return;
    if (seat === null && !room.lobby.spectators) {
      line.setSeat(null);
      return;
    }
    const transport = { send: (text: string) => line.peer.sendText(text), refuse: () => this.#seatLost(guest) };
    line.setSeat(host.connect(seat === null ? { kind: 'watcher', match } : { kind: 'seat', match, seat }, transport));
  }

  /** The host has given the seat to its own screen, or deleted the match. */
  #seatLost(guest: string): void {
    const { room, host } = this.#parts;
    this.#lines.get(guest)?.setSeat(null);
    const { match } = room.lobby;
    if (match === null || host.hasMatch(match)) {
      room.change((lobby) => lobbies.toScreen(lobby, guest));
      this.#seat(guest);
    } else {
      this.unseatAll();
      room.change(lobbies.end);
    }
  }

  #asked(guest: string, method: LobbyMethod, params: never): unknown {
    const { room, host, picks } = this.#parts;
    const handover = this.#parts.handover();
    if (handover.isGiven && !HANDING.includes(method)) throw new HostError('illegal', 'The table is being handed over: one moment.');
    type Handled<M extends LobbyMethod> = LobbyResults[M] extends Record<string, never> ? void : LobbyResults[M];
    const asked: { [M in LobbyMethod]: (params: LobbyParams<M>) => Handled<M> } = {
      'lobby.rename': ({ name }) => room.change((lobby) => lobbies.rename(lobby, guest, name)),
      'lobby.look': (wish) => room.change((lobby) => lobbies.choose(lobby, guest, wish)),
      'lobby.ready': ({ ready }) => room.change((lobby) => lobbies.setReady(lobby, guest, ready)),
      'lobby.sit': ({ seat }) => room.change((lobby) => lobbies.sit(lobby, guest, seat)),
      'lobby.stand': () => room.change((lobby) => lobbies.stand(lobby, guest)),
      'lobby.shelf': () => ({ entries: builtInEntries(host.game(room.lobby.game)) }),
      'lobby.commit': ({ hash }) => room.change((lobby) => lobbies.commit(lobby, guest, hash)),
      'lobby.open': (opening) => picks.take(guest, opening),
      'lobby.replay': ({ match }) => this.#replay(guest, match),
      'lobby.accept': ({ offer, accept }) => handover.answer(guest, offer, accept),
      'lobby.take': ({ offer, at }) => ({ text: handover.take(guest, offer, at) }),
      'lobby.taken': ({ offer, place }) => handover.taken(guest, offer, place),
      'lobby.leave': () => this.#leave(guest),
    };
    return asked[method](params);
  }

  /** A match of this table is its guests' after its end, also when everybody is back in the lobby or at the next one. */
  #replay(guest: string, match: string | undefined): { fileName: string; text: string } {
    const { room, host } = this.#parts;
    const played = lobbies.playedBy(room.lobby, guest);
    const wanted = match ?? played[0];
    if (wanted === undefined || !played.includes(wanted)) throw new HostError('notFound', 'You had no seat in such a match at this table.');
    return host.exportMatch(wanted);
  }

  /** For good; not from a seat of a match, which the others play on with. A hand goes back to the screen that it came from. */
  #leave(guest: string): void {
    const { lobby } = this.#parts.room;
    if (lobbies.isHand(lobby, guest)) {
      this.#giveBack(guest, HAND_BACK);
      return;
    }
    if (lobby.match !== null && lobbies.seatNumberOf(lobby, guest) !== null) {
      throw new HostError('illegal', 'You have a seat in the match that is on: concede, or just go and come back.');
    }
    this.#showOut(guest, 'you have left the table');
  }

  #giveBack(guest: string, reason: string): void {
    const { room, host } = this.#parts;
    const { match } = room.lobby;
    const seat = lobbies.seatNumberOf(room.lobby, guest);
    this.#showOut(guest, reason);
    if (match !== null && seat !== null) host.takeSeat(match, seat);
  }

  #showOut(guest: string, reason: string): void {
    const line = this.#lines.get(guest);
    this.#forget(guest);
    line?.peer.close(CLOSE_REFUSED, reason);
  }

  #forget(guest: string): void {
    const { room, devices, links } = this.#parts;
    links.forget(guest);
    room.change((lobby) => lobbies.remove(lobby.match === null ? lobby : lobbies.toScreen(lobby, guest), guest));
    devices.forget(guest);
    const line = this.#lines.get(guest);
    this.#lines.delete(guest);
    line?.setSeat(null);
  }
}
