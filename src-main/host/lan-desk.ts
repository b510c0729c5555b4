import { hostViewOf } from '../../src-shared/lan/lobby.ts';
import type { LanState } from '../../src-shared/protocol/lan.ts';
import type { TableHost } from '../lan/table-host.ts';
import type { LanTable, TableOptions } from '../lan/table.ts';
import { HostError } from './host-error.ts';
import type { KeptTable, TableFile } from './store/table-file.ts';
import { tryTo } from './store/write-file.ts';

/** Opens a table; brought by a program that may open ports, which loads the code for it then. @throws NoPort, DiskError */
export type OpenTable = (options: TableOptions, kept: KeptTable | null) => Promise<LanTable>;

export interface LanDeskParts {
  /** Absent: this program opens no tables. */
  open?: OpenTable;
  /** What the settings say. */
  isWanted(): boolean;
  host: TableHost;
  file: TableFile;
  /** @throws HostError when the game does not exist, or not for so many */
  mustSeat(game: string, seats: number): void;
  /** The state has changed. */
  tell(state: LanState): void;
  log(error: unknown): void;
}

/** The owner's table on the network: none, one at a time, or one that can be resumed. */
export class LanDesk {
  readonly #parts: LanDeskParts;
  #table: LanTable | null = null;
  #isOpening = false;
  #wasWanted: boolean;

  constructor(parts: LanDeskParts) {
    this.#parts = parts;
    this.#wasWanted = parts.isWanted();
  }

  get state(): LanState {
    if (!this.#parts.open || !this.#parts.isWanted()) return { state: 'off' };
    if (this.#table) return { state: 'open', places: this.#table.places, lobby: hostViewOf(this.#table.lobby) };
    const kept = this.#parts.file.read();
    return { state: 'closed', kept: kept && { game: kept.lobby.game, guests: kept.lobby.guests.map(({ name }) => name) } };
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
    const kept = this.#table ? null : this.#parts.file.read();
    if (!kept) throw new HostError('notFound', 'There is no table to resume.');
    this.#parts.mustSeat(kept.lobby.game, kept.lobby.seats.length);
    await this.#openAs(kept.lobby.game, kept.lobby.seats.length, kept);
  }

  setGame(game: string, seats: number): void {
    this.#parts.mustSeat(game, seats);
    this.table.setGame(game, seats);
  }

  /** For good. */
  async close(): Promise<void> {
    if (!this.#parts.open) return;
    const table = this.#table;
    this.#table = null;
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
    await table?.suspend().catch((error: unknown) => this.#parts.log(error));
  }

  #mustBeOn(): OpenTable {
    const { open, isWanted } = this.#parts;
    if (!open) throw new HostError('forbidden', 'This program opens no tables on the network.');
    if (!isWanted()) throw new HostError('forbidden', 'Tables on this network are switched off in the settings.');
    return open;
  }

  async #openAs(game: string, seats: number, kept: KeptTable | null): Promise<void> {
    const open = this.#mustBeOn();
    const { host, file, log } = this.#parts;
    if (this.#table || this.#isOpening) throw new HostError('illegal', 'A table is open already.');
    this.#isOpening = true;
    try {
      const onChange = () => {
        if (this.#table) tryTo(() => this.#parts.tell(this.state));
      };
      this.#table = await open({ host, game, seats, keep: file, announce: true, onChange, log }, kept);
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
}
