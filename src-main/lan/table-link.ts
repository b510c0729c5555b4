import { networkInterfaces } from 'node:os';
import { BEAT_MS } from '../../src-shared/protocol/messages.ts';
import { endOf } from '../../src-shared/protocol/lobby.ts';
import type { VisitLine } from '../../src-shared/protocol/visit.ts';
import type { Timer } from '../host/env/clock.ts';
import { realEnv } from '../host/env/env.ts';
import { NotLetIn, backToTable, joinTable } from './table-client.ts';
import type { DialOptions, TableEars, TableLine, TablePlace, Ticket } from './table-client.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;
const CHECK_MS = 1000;
/** So many checks without a heartbeat or anything else, and the line is given up for another one. */
const MOST_SILENT = (3 * BEAT_MS) / CHECK_MS;

export interface LinkEars {
  onText(text: string): void;
  /** Called on changes only. After `open` the page opens its match anew and gets a whole frame. */
  onStatus(status: VisitLine): void;
}

/** A guest's way to its table that outlasts lines: what drops is taken up again with the device's token. */
export class TableLink {
  readonly #ears: LinkEars;
  readonly #options: DialOptions;
  #ticket!: Ticket;
  #line: TableLine | null = null;
  #retry: Timer | null = null;
  #watch: Timer | null = null;
  #retryMs = FIRST_RETRY_MS;
  #silent = 0;
  #isOver = false;

  private constructor(ears: LinkEars, options: DialOptions) {
    this.#ears = ears;
    this.#options = options;
  }

  /** Joins with the code's secret. @throws NotLetIn (as a rejection) */
  static async join(place: TablePlace, secret: number, name: string, ears: LinkEars, options: DialOptions = {}): Promise<TableLink> {
    const link = new TableLink(ears, options);
    const line = await joinTable(place, secret, name, link.#lineEars(), options);
    link.#ticket = line.ticket;
    link.#opened(line);
    return link;
  }

  /** Comes back with the device's token, as often as it takes. */
  static back(ticket: Ticket, ears: LinkEars, options: DialOptions = {}): TableLink {
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

  /** Ends the line; the guest stays one of the table. */
  close(): void {
    this.#isOver = true;
    this.#retry?.cancel();
    this.#dropped();
  }

  #dial(): void {
    backToTable(this.#ticket, this.#lineEars(), this.#options).then(
      (line) => this.#opened(line),
      (error: unknown) => this.#closed(error instanceof NotLetIn ? error.code : 0, (error as Error).message),
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
    this.#silent = 0;
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
      this.#ears.onStatus({ is: 'ended', reason, mayReturn: end === 'paused' });
      return;
    }
    if (wasOpen) this.#ears.onStatus({ is: 'lost' });
    this.#retry = this.#clock.after(this.#retryMs, () => this.#dial());
    this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS);
  }
}

const hasAddress = (address: string | undefined): boolean =>
  Object.values(networkInterfaces()).some((infos) => infos?.some((info) => info.address === address));
