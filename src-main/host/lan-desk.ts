import { aroundMatch, hostViewOf } from '../../src-shared/lan/lobby.ts';
import type { Lobby } from '../../src-shared/lan/lobby.ts';
import type { LanState } from '../../src-shared/protocol/lan.ts';
import type { SeatSetup } from '../../src-shared/protocol/messages.ts';
import type { TableHost } from '../lan/table-host.ts';
import type { LanTable } from '../lan/table.ts';
import type { TableOptions } from '../lan/table-options.ts';
import { isolated } from '../../src-shared/text/names.ts';
import { HostError } from './host-error.ts';
import type { NewPlace } from '../../src-shared/protocol/handover.ts';
import type { Ticket } from '../lan/table-client.ts';
import { nearest } from '../../src-shared/protocol/handover.ts';
import type { HandedTable, KeptTable, MovedTable, TableFile } from './store/table-file.ts';
import { tryTo } from './store/write-file.ts';

/** Opens a table; brought by a program that may open ports, which loads the code for it then. @throws NoPort, DiskError */
export type OpenTable = (options: TableOptions, kept: KeptTable | HandedTable | null) => Promise<LanTable>;

export interface LanDeskParts {
  /** Absent: this program opens no tables. */
  open?: OpenTable;
  /** What the settings say. */
  isWanted(): boolean;
  host: TableHost;
  file: TableFile;
  /** @throws HostError when the game does not exist, or not for so many */
  mustSeat(game: string, seats: number): void;
  /** A match that is on at the owner's screen. @throws HostError */
  playing(match: string): { game: string; seats: readonly SeatSetup[] };
  /** A match that was to come with a table does not. */
  dropMatch(match: string): void;
  /** The table was handed to another machine: this one goes there as a guest. */
  follow(ticket: Ticket): void;
  /** The same, once its person wants that. */
  keepPlace(ticket: Ticket): void;
  /** The table that came from another machine is this one's. */
  keeps(): void;
  /** The state has changed. */
  tell(state: LanState): void;
  log(error: unknown): void;
}

/** The owner's table on the network: none, one at a time, or one that can be resumed. */
export class LanDesk {
  readonly #parts: LanDeskParts;
  #table: LanTable | null = null;
  /**
   * A table that nothing can be done with: another machine keeps it, and who comes here is told so; or it is not certain yet that it was handed
   * to this one.
   */
  #beside: LanTable | null = null;
  /** The table is there for the hands of a match at the owner's screen alone. */
  #isCompanion = false;
  #isOpening = false;
  #wasWanted: boolean;

  constructor(parts: LanDeskParts) {
    this.#parts = parts;
    this.#wasWanted = parts.isWanted();
  }

  /** A match that was handed to another machine is that one's, also where the process died before it had written that down. */
  recover(): void {
    try {
      const kept = this.#parts.open ? this.#parts.file.read() : null;
      if (!kept?.moved) return;
      if (kept.lobby.match !== null) this.#parts.host.handover.hand(kept.lobby.match, kept.moved.to);
      this.#parts.keepPlace(ticketOf(kept.moved));
    } catch (error) {
      this.#parts.log(error);
    }
  }

  get state(): LanState {
    if (!this.#parts.open || !this.#parts.isWanted()) return { state: 'off' };
    if (this.#table) {
      const { places, lobby, hands, handover } = this.#table;
      const { claims } = hands;
      const companion = this.#isCompanion && { companion: true as const };
      const [info, ended] = [handover.info, handover.ended];
      const handing = { ...(info && { handover: info }), ...(ended !== null && { unhanded: ended }) };
      return { state: 'open', places, lobby: hostViewOf(lobby), ...companion, ...(claims.length > 0 && { claims }), ...handing };
    }
    return this.#closed(this.#parts.file.read());
  }

  #closed(kept: KeptTable | null): LanState {
    const open = this.#beside !== null;
    if (!kept) return { state: 'closed', kept: null };
    const { lobby, moved, waits } = kept;
    if (moved) return { state: 'closed', kept: null, handed: { to: moved.to, game: lobby.game, tells: open } };
    const guests = lobby.guests.map(({ name }) => name);
    return { state: 'closed', kept: { game: lobby.game, guests, ...(waits !== null && { waits: { from: waits, open } }) } };
  }

  /** @throws HostError `notFound` */
  get table(): LanTable {
    if (!this.#table) throw new HostError('notFound', 'No table is open on this network.');
    return this.#table;
  }

  async open(game: string, seats: number): Promise<void> {
    this.#parts.mustSeat(game, seats);
    await this.#openAs(game, seats, null);
  }

  /** @throws HostError `notFound` without a table to resume */
  async resume(): Promise<void> {
    this.#mustBeOn();
    const kept = (this.#table ?? this.#beside) ? null : this.#parts.file.read();
    if (!kept) throw new HostError('notFound', 'There is no table to resume.');
    this.#parts.mustSeat(kept.lobby.game, kept.lobby.seats.length);
    await this.#openAs(kept.lobby.game, kept.lobby.seats.length, kept);
  }

  /** Offers the table to a guest; null: not any more. @throws HostError in words */
  handOver(guest: string | null): void {
    const { table } = this;
    if (this.#isCompanion) throw new HostError('illegal', 'This table is there for the hands of this screen’s match alone.');
    if (guest === null) table.handover.withdraw();
    else table.handover.offer(guest);
  }

  /** Why no table can be taken from another machine now; null when one can. */
  get whyNotTake(): string | null {
    if (this.#table) return 'A table of your own is open: close it first.';
    const kept = this.#parts.file.read();
    return kept && kept.moved === null ? 'There is a table of your own that could be resumed: forget it first.' : null;
  }

  /** A table that another machine hands to this one, open and kept, and nothing is done with it before `mine`. @returns where it is. @throws HostError */
  async receive(table: HandedTable): Promise<NewPlace> {
    await this.#closeBeside();
    const { game, seats } = table.lobby;
    this.#parts.mustSeat(game, seats.length);
    await this.#openAs(game, seats.length, table);
    return this.#beside!.newPlace;
  }

  /** The fingerprint of a table that may have been handed to this machine; null without one. */
  get awaited(): string | null {
    return this.#beside?.whereabouts.waits ? this.#beside.newPlace.fingerprint : null;
  }

  /** The old host has let it go. @throws HostError, DiskError */
  mine(): void {
    this.#beside?.mine();
  }

  /** The old host has kept it. */
  async drop(): Promise<void> {
    const kept = this.#parts.file.read();
    if (!kept || kept.waits === null) return;
    await this.#closeBeside();
    this.#parts.file.remove();
    if (kept.lobby.match !== null) this.#parts.dropMatch(kept.lobby.match);
    this.#parts.tell(this.state);
  }

  async #closeBeside(): Promise<void> {
    const beside = this.#beside;
    this.#beside = null;
    await beside?.suspend();
  }

  setGame(game: string, seats: number): void {
    this.#parts.mustSeat(game, seats);
    this.table.setGame(game, seats);
  }

  /**
   * People at the owner's screen may take their hands in the match to devices of their own.
   * @throws HostError `illegal` when the open table is another match's
   */
  async offer(match: string): Promise<void> {
    if (this.#isCompanion && this.#table?.lobby.match !== match) await this.close();
    if (!this.#table) {
      this.#mustBeOn();
      const { game, seats } = this.#parts.playing(match);
      await this.#openAs(game, seats.length, null, aroundMatch(game, match, seats));
    }
    if (this.table.lobby.match !== match) {
      throw new HostError('illegal', 'The table that is open on this network is not this match’s: close it first.');
    }
    this.table.hands.offer();
    this.#parts.tell(this.state);
  }

  /** No other hand is taken from now on. */
  async withdraw(): Promise<void> {
    this.#table?.hands.withdraw();
    if (this.#isCompanion && this.#table?.lobby.guests.length === 0) await this.close();
    else this.#parts.tell(this.state);
  }

  /** Back to the lobby; what is there for a match alone ends with it. */
  async endMatch(): Promise<void> {
    if (this.#isCompanion) await this.close();
    else this.table.endMatch();
  }

  /** The owner's screens have left the match. */
  left(match: string): void {
    if (this.#isCompanion && this.#table?.lobby.match === match) this.close().catch((error: unknown) => this.#parts.log(error));
  }

  /** At the owner's screen the same people play once more. @param swapped everybody sits one seat further */
  rematched(match: string, next: string, swapped: boolean): void {
    if (this.#isCompanion && this.#table?.lobby.match === match) this.#table.rematch(next, swapped);
  }

  /** For good. */
  async close(): Promise<void> {
    if (!this.#parts.open) return;
    const table = this.#table;
    this.#table = null;
    this.#isCompanion = false;
    await this.drop();
    await this.#closeBeside();
    if (table) await table.close();
    else this.#parts.file.remove();
    this.#parts.tell(this.state);
  }

  /** The settings have changed: a table that is not wanted any more is closed; one that could be resumed stays. */
  follow(): void {
    const isWanted = this.#parts.isWanted();
    if (isWanted === this.#wasWanted || !this.#parts.open) return;
    this.#wasWanted = isWanted;
    if (this.#table) this.close().catch((error: unknown) => this.#parts.log(error));
    else this.#parts.tell(this.state);
  }

  /** With the program; the table can be resumed. */
  async suspend(): Promise<void> {
    const table = this.#table;
    this.#table = null;
    // Hands end with the program: the match is gone on with at its screen.
    const end = this.#isCompanion ? table?.close() : table?.suspend();
    await end?.catch((error: unknown) => this.#parts.log(error));
    await this.#closeBeside().catch((error: unknown) => this.#parts.log(error));
  }

  #mustBeOn(): OpenTable {
    const { open, isWanted } = this.#parts;
    if (!open) throw new HostError('forbidden', 'This program opens no tables on the network.');
    if (!isWanted()) throw new HostError('forbidden', 'Tables on this network are switched off in the settings.');
    return open;
  }

  /** @param around the match at the owner's screen that it is opened for; such a table is neither kept nor announced */
  async #openAs(game: string, seats: number, kept: KeptTable | HandedTable | null, around?: Lobby): Promise<void> {
    const open = this.#mustBeOn();
    const { host, file, log } = this.#parts;
    if (this.#table || this.#isOpening) throw new HostError('illegal', 'A table is open already.');
    const waits = kept ? null : (file.read()?.waits ?? null);
    if (waits !== null) throw new HostError('illegal', `${isolated(waits)} may have handed you a table: open or forget that first.`);
    this.#isOpening = true;
    try {
      await this.#closeBeside();
      const onChange = () => {
        if (this.#table) tryTo(() => this.#parts.tell(this.state));
      };
      const lasting = around ? { around } : { keep: file, announce: true };
      const onMoved = (moved: MovedTable) => this.#movedTo(moved);
      const onMine = () => this.#isMine();
      const table = await open({ host, game, seats, ...lasting, onChange, onMoved, onMine, log }, kept);
      const { moved, waits: awaited } = table.whereabouts;
      if (moved || awaited !== null) this.#beside = table;
      else this.#table = table;
      this.#isCompanion = around !== undefined;
    } catch (error) {
      if ((error as Error).name === 'NoPort') throw new HostError('failed', (error as Error).message);
      throw error;
    } finally {
      this.#isOpening = false;
    }
    // Switched off while it opened.
    if (!this.#parts.isWanted()) {
      await this.close();
      this.#mustBeOn();
    }
    this.#parts.tell(this.state);
  }

  /** Who comes to the old address is told where it is, as long as the program runs and no other table is opened. */
  #movedTo(moved: MovedTable): void {
    const ticket = ticketOf(moved, this.#table?.places.at(0)?.address);
    [this.#beside, this.#table] = [this.#table, null];
    this.#parts.follow(ticket);
    this.#parts.tell(this.state);
  }

  #isMine(): void {
    [this.#table, this.#beside] = [this.#beside, null];
    this.#parts.tell(this.state);
    this.#parts.keeps();
  }
}

/** @param own address of this machine, for the likeliest of those there */
const ticketOf = ({ places, fingerprint, token }: MovedTable, own = places[0].address): Ticket => ({
  ...nearest(places, own),
  fingerprint,
  token,
});
