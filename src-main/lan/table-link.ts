import { networkInterfaces } from 'node:os';
import { BEAT_MS } from '../../src-shared/protocol/messages.ts';
import { endOf } from '../../src-shared/protocol/lobby.ts';
import type { VisitLine } from '../../src-shared/protocol/visit.ts';
import type { Timer } from '../host/env/clock.ts';
import { realEnv } from '../host/env/env.ts';
import { NotLetIn, backToTable, joinTable } from './table-client.ts';
import { TableSearch, type Find } from './table-search.ts';
import type { DialOptions, TableEars, TableLine, TablePlace, Ticket } from './table-client.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;
/** Another table is there: it will not go away soon, and it should not be bothered. */
const OTHER_TABLE_RETRY_MS = 20_000;
/** After so many tries in vain the table is looked for in the network. */
const TRIES_UNTIL_SEARCH = 3;
const CHECK_MS = 1000;
/** So many checks without a heartbeat or anything else, and the line is given up for another one. */
const MOST_SILENT = (3 * BEAT_MS) / CHECK_MS;

export interface LinkEars {
  onText(text: string): void;
  /** Called on changes only. After `open` the page opens its match anew and gets a whole frame. */
  onStatus(status: VisitLine): void;
  /** The table was found at another place; the device keeps this ticket in place of the one before. */
  onTicket?(ticket: Ticket): void;
}

export interface LinkOptions extends DialOptions {
  /** How the table is looked for when it is not where it was; absent: it is not. */
  find?: Find;
  log?(error: unknown): void;
}

const MOVED_WORDS = 'Its host may have another address now.';
const OTHER_TABLE_WORDS = 'Another table answers at its address: this one was closed, or its host has another address now.';

/** A guest's way to its table that outlasts lines: what drops is taken up again with the device's token. */
export class TableLink {
  readonly #ears: LinkEars;
  readonly #options: LinkOptions;
  #ticket!: Ticket;
  #search: TableSearch | null = null;
  /** Tries in vain since the line was lost. */
  #tries = 0;
  #why: string | undefined;
  #line: TableLine | null = null;
  #retry: Timer | null = null;
  #watch: Timer | null = null;
  #retryMs = FIRST_RETRY_MS;
  #silent = 0;
  #isOver = false;

  private constructor(ears: LinkEars, options: LinkOptions) {
    this.#ears = ears;
    this.#options = options;
  }

  /** Joins with the code's secret. @throws NotLetIn (as a rejection) */
  static async join(place: TablePlace, secret: number, name: string, ears: LinkEars, options: LinkOptions = {}): Promise<TableLink> {
    const link = new TableLink(ears, options);
    const line = await joinTable(place, secret, name, link.#lineEars(), options);
    link.#ticket = line.ticket;
    link.#opened(line);
    return link;
  }

  /** Comes back with the device's token, as often as it takes. */
  static back(ticket: Ticket, ears: LinkEars, options: LinkOptions = {}): TableLink {
    const link = new TableLink(ears, options);
    link.#ticket = ticket;
    link.#dial();
    return link;
  }

  get #clock() {
    return (this.#options.env ?? realEnv).clock;
  }

  get ticket(): Ticket {
    return this.#ticket;
  }

  /** @returns false while the line is lost: nothing is queued */
  send(text: string): boolean {
    this.#line?.send(text);
    return this.#line !== null;
  }

  /** Ends the line; the guest stays one of the table. When it returns nothing is looked for any more. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#retry?.cancel();
    this.#dropped();
    await this.#stopSearch();
  }

  /** Where the table was, or where it was found since; to none but that with the pinned certificate anything is said. */
  #dial(): void {
    const found = this.#search?.take() ?? null;
    backToTable({ ...this.#ticket, ...found }, this.#lineEars(), this.#options).then(
      (line) => this.#opened(line),
      (error: unknown) => this.#failed(error as Error, found !== null),
    );
  }

  #lineEars(): TableEars {
    return { onText: (text) => this.#heard(text), onClose: (code, reason) => this.#closed(code, reason) };
  }

  #opened(line: TableLine): void {
    if (this.#isOver) {
      line.close();
      return;
    }
    this.#line = line;
    this.#retryMs = FIRST_RETRY_MS;
    this.#tries = this.#silent = 0;
    this.#why = undefined;
    void this.#stopSearch();
    const { address, port } = this.#ticket;
    this.#ticket = line.ticket;
    if (address !== line.ticket.address || port !== line.ticket.port) this.#ears.onTicket?.(line.ticket);
    this.#listen();
    this.#ears.onStatus({ is: 'open' });
  }

  #heard(text: string): void {
    this.#silent = 0;
    if (!this.#isOver) this.#ears.onText(text);
  }

  /**
   * Periods of the own timer are counted, not time: while the computer sleeps none passes. A line from an address that the machine has no longer,
   * as after a change of the Wi-Fi, carries nothing any more.
   */
  #listen(): void {
    this.#watch = this.#clock.after(CHECK_MS, () => {
      if (++this.#silent >= MOST_SILENT || !hasAddress(this.#line?.from)) this.#line?.close();
      else this.#listen();
    });
  }

  /** @param wasFound it was tried where a search had found it, which anybody in the network can claim */
  #failed(error: Error, wasFound: boolean): void {
    const { code, message, isOtherTable } = error instanceof NotLetIn ? error : { code: 0, message: error.message, isOtherTable: false };
    this.#closed(code, message);
    if (this.#isOver || code !== 0 || wasFound) return;
    const isGone = ++this.#tries >= TRIES_UNTIL_SEARCH;
    if (!isOtherTable && !isGone) return;
    this.#startSearch();
    this.#say(isOtherTable ? OTHER_TABLE_WORDS : MOVED_WORDS);
    if (isOtherTable && !this.#search?.hasPlace) this.#again(OTHER_TABLE_RETRY_MS);
  }

  #say(why: string): void {
    // One that was another table once is not merely silent later.
    if (this.#why === why || this.#why === OTHER_TABLE_WORDS) return;
    this.#why = why;
    this.#ears.onStatus({ is: 'lost', why });
  }

  #startSearch(): void {
    const { find, log = () => undefined } = this.#options;
    if (this.#search || !find) return;
    this.#search = new TableSearch(this.#ticket, find, { clock: this.#clock, log }, () => this.#again(0));
  }

  async #stopSearch(): Promise<void> {
    const search = this.#search;
    this.#search = null;
    await search?.close();
  }

  #again(ms: number): void {
    // One that is under way ends by itself, and is followed by the next.
    if (this.#retry === null) return;
    this.#retry.cancel();
    this.#retry = this.#clock.after(ms, () => this.#redial());
  }

  #redial(): void {
    this.#retry = null;
    this.#dial();
  }

  #dropped(): void {
    this.#watch?.cancel();
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #closed(code: number, reason: string): void {
    const wasOpen = this.#line !== null;
    this.#dropped();
    if (this.#isOver) return;
    const end = endOf(code, reason, wasOpen);
    if (end !== 'again') {
      this.#isOver = true;
      void this.#stopSearch();
      this.#ears.onStatus({ is: 'ended', reason, mayReturn: end === 'paused' });
      return;
    }
    if (wasOpen) this.#ears.onStatus({ is: 'lost' });
    this.#retry = this.#clock.after(this.#retryMs, () => this.#redial());
    this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS);
  }
}

const hasAddress = (address: string | undefined): boolean =>
  Object.values(networkInterfaces()).some((infos) => infos?.some((info) => info.address === address));
