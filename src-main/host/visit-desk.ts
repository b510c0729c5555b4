import { TABLE_PORTS, readCode } from '../../src-shared/lan/code.ts';
import { CLOSE_TOO_MANY, CLOSE_WRONG_CODE } from '../../src-shared/protocol/lobby.ts';
import type { HostMessage, MatchFrame } from '../../src-shared/protocol/messages.ts';
import type { NearTable, VisitLine, VisitState } from '../../src-shared/protocol/visit.ts';
import type { Finder } from '../lan/finder.ts';
import type { NotLetIn, TablePlace, Ticket } from '../lan/table-client.ts';
import type { LinkEars, TableLink } from '../lan/table-link.ts';
import type * as visits from '../lan/visits.ts';
import type { Env } from './env/env.ts';
import { HostError } from './host-error.ts';
import { nearest, type Moved } from '../../src-shared/protocol/handover.ts';
import type { LobbyMethod, LobbyParams } from '../../src-shared/protocol/lobby.ts';
import type { TableReceiver } from './table-receiver.ts';
import { parseJson } from './store/json.ts';
import type { HandedTable } from './store/table-file.ts';
import type { TicketFile } from './store/ticket-file.ts';

/** Loads what it takes to be a guest at another machine's table; brought by a program that may send packets. */
export type LoadVisits = () => Promise<typeof visits>;

export interface VisitDeskParts {
  /** Absent: this program visits no tables. */
  load?: LoadVisits;
  /** Whether the person lets the app use the network for this. */
  isWanted(): boolean;
  file: TicketFile;
  env: Env;
  tell(message: HostMessage): void;
  receiver(): TableReceiver;
  /** Called with every frame that the table sends. */
  onFrame?(frame: MatchFrame): void;
  log(error: unknown): void;
}

/** How the text of a frame begins. */
const FRAME = '{"push":"frame"';
/** Ids of requests that the app makes by itself, which no page comes to. */
const FIRST_ID = 2 ** 40;
const ANSWER = /^\{"id":(\d{13,16}),/;

/** Where the code leads when the address is typed: the port is in the code. */
interface TypedPlace {
  address: string;
  port?: number;
}

/** The app as a guest: tables that are looked for, and the one table at which this device sits. */
export class VisitDesk {
  readonly #parts: VisitDeskParts;
  #finder: Finder | null = null;
  #near: NearTable[] | null = null;
  #link: TableLink | null = null;
  #line: VisitLine | null = null;
  /** Counts ways to tables: what is heard of an earlier one is nothing of the present one. */
  #way = 0;
  /** The end of the last way. */
  #ending: Promise<void> | null = null;
  /** What the app has asked the table by itself. */
  readonly #asked = new Map<number, { done(result: unknown): void; failed(error: HostError): void }>();
  #lastId = FIRST_ID;

  constructor(parts: VisitDeskParts) {
    this.#parts = parts;
  }

  get state(): VisitState {
    const { load, isWanted, file } = this.#parts;
    if (!load || !isWanted()) return { state: 'off' };
    const kept = file.read();
    const offer = this.#parts.receiver().offer;
    return {
      state: 'on',
      near: this.#near,
      kept: kept && { address: kept.address, port: kept.port },
      line: this.#line,
      ...(offer && { offer }),
    };
  }

  /** @throws HostError `forbidden` */
  async look(looking: boolean): Promise<void> {
    if (looking) this.#mustBeWanted();
    if (looking === (this.#near !== null)) return;
    if (!looking) {
      await this.#stopLooking();
      this.#changed();
      return;
    }
    this.#near = [];
    this.#changed();
    const { findTables } = await this.#load();
    // Stopped meanwhile.
    if (this.#near === null) return;
    const { env, log } = this.#parts;
    this.#finder ??= findTables({ clock: env.clock, onTables: (tables) => this.#found(tables), log });
  }

  /** @throws HostError in words */
  async join(name: string, typed: string, place?: TypedPlace): Promise<void> {
    const code = readCode(typed);
    if (code === null) throw new HostError('illegal', 'A code has six letters and digits, as the screen of the table shows it.');
    const { TableLink: links, placesThatAnswer, findTables: find } = await this.#load();
    const options = { env: this.#parts.env, find, log: this.#parts.log };
    const port = TABLE_PORTS[code.port];
    const places: TablePlace[] = place ? [{ port, ...place }] : await placesThatAnswer(code);
    if (places.length === 0) {
      throw new HostError(
        'notFound',
        'No table answers to this code. Is this device in the same network? If it is, type the address that the screen of the table shows.',
      );
    }
    this.#end();
    const way = this.#way;
    let refusal: unknown;
    for (const one of places) {
      try {
        const link = await links.join(one, code.secret, name, this.#ears(way), options);
        this.#use(way, link);
        return;
      } catch (error) {
        if (!isNotLetIn(error)) throw error;
        // What a table answered says more than that an address did not.
        if (refusal === undefined || error.code !== 0) refusal = error;
      }
    }
    throw new HostError('illegal', wordsOf(refusal as NotLetIn));
  }

  /** @throws HostError `notFound` without a place to go back to */
  async back(): Promise<void> {
    const ticket = this.#parts.file.read();
    if (!ticket) throw new HostError('notFound', 'This device has no place at a table.');
    const { TableLink: links, findTables: find } = await this.#load();
    this.#end();
    this.#line = { is: 'lost' };
    this.#link = links.back(ticket, this.#ears(this.#way), { env: this.#parts.env, find, log: this.#parts.log });
    this.#changed();
  }

  /** @throws HostError while the line is lost: nothing is queued */
  say(text: string): void {
    if (!this.#link?.send(text)) throw new HostError('failed', NO_LINE);
  }

  /** Asks the table for the app itself; the answer is no page's. @throws HostError (as a rejection) also when the line drops */
  ask<M extends LobbyMethod>(method: M, params: LobbyParams<M>): Promise<unknown> {
    return new Promise((done, failed) => {
      const id = ++this.#lastId;
      if (!this.#link?.send(JSON.stringify({ id, method, params }))) throw new HostError('failed', NO_LINE);
      this.#asked.set(id, { done, failed });
    });
  }

  /** What a table is that comes from another machine. @throws HostError `invalid` */
  async read(text: string, from: string): Promise<{ table: HandedTable; match: string }> {
    const { readHandedTable } = await this.#load();
    return readHandedTable(text, from);
  }

  /** Goes to another table, at which this device has a place. */
  goTo(ticket: Ticket): void {
    this.#end();
    this.#keep(ticket);
    this.back().catch((error: unknown) => this.#parts.log(error));
  }

  /** A place of this device at another table, to which its person may go; one that it has stays. */
  keepPlace(ticket: Ticket): void {
    if (this.#parts.file.read() === null) this.#keep(ticket);
  }

  /** The table is this machine's own now. */
  arrived(): void {
    this.#end();
    this.#forgetTicket();
    this.#line = { is: 'ended', reason: 'you keep the table now', mayReturn: false, keeps: true };
    this.#changed();
  }

  /** What is offered here has changed. */
  changed(): void {
    this.#changed();
  }

  /** Takes the table that is offered, or does not. @throws HostError */
  async take(accept: boolean): Promise<void> {
    await this.#parts.receiver().answer(accept);
  }

  /** Ends the way to the table; the place there is kept. */
  rest(): void {
    this.#end();
    this.#changed();
  }

  /** @throws DiskError */
  forget(): void {
    this.#end();
    this.#parts.file.remove();
    this.#changed();
  }

  /** The settings have changed. */
  follow(): void {
    if (this.#parts.isWanted() || (this.#near === null && this.#link === null)) return;
    void this.close().then(() => this.#changed());
  }

  /** The program ends, or the person switches the network off; when it returns no packet is sent any more. */
  async close(): Promise<void> {
    this.#end();
    await Promise.all([this.#ending, this.#stopLooking()]);
  }

  #found(tables: NearTable[]): void {
    if (this.#near === null) return;
    this.#near = tables;
    this.#changed();
  }

  #ears(way: number): LinkEars {
    const now = (deed: () => void) => {
      if (way === this.#way) deed();
    };
    return {
      onText: (text) =>
        now(() => {
          if (this.#isForApp(text)) return;
          this.#parts.tell({ push: 'table', text });
          this.#watch(text);
        }),
      onStatus: (line) =>
        now(() => {
          this.#line = line;
          if (line.is === 'open') this.#parts.receiver().opened();
          else this.#lineLost();
          if (line.is === 'ended' && !line.mayReturn) this.#forgetTicket();
          this.#changed();
        }),
      onTicket: (ticket) => now(() => this.#keep(ticket)),
    };
  }

  #isForApp(text: string): boolean {
    const id = Number(ANSWER.exec(text)?.[1] ?? 0);
    const asked = this.#asked.get(id);
    if (asked) {
      this.#asked.delete(id);
      const { result, error } = (parseJson(text) ?? {}) as { result?: unknown; error?: { message?: unknown } };
      if (error) asked.failed(new HostError('illegal', String(error.message).slice(0, 500)));
      else asked.done(result ?? {});
      return true;
    }
    const talk = this.#parts.receiver().hear(text);
    if (talk?.push === 'moved') this.#moved(talk.moved).catch((error: unknown) => this.#parts.log(error));
    return talk !== null;
  }

  /** To where the table is now, by the same token: the machine there knows its hash. Only in a network like that of the old place. */
  async #moved({ places, fingerprint }: Moved): Promise<void> {
    if (this.#parts.receiver().keeps(fingerprint)) return;
    const ticket = this.#link?.ticket;
    const { isPrivate } = await this.#load();
    if (!ticket || ticket !== this.#link?.ticket) return;
    const allowed = places.filter(({ address }) => isPrivate(address) || address === ticket.address);
    if (allowed.length > 0) this.goTo({ ...nearest(allowed, ticket.address), fingerprint, token: ticket.token });
  }

  /** What was asked is not answered any more. */
  #lineLost(): void {
    for (const { failed } of this.#asked.values()) failed(new HostError('failed', NO_LINE));
    this.#asked.clear();
    this.#parts.receiver().lost();
  }

  #watch(text: string): void {
    try {
      const frame = frameIn(text);
      if (frame) this.#parts.onFrame?.(frame);
    } catch (error) {
      // A table elsewhere may send anything.
      this.#parts.log(error);
    }
  }

  /** The place at the table is gone, and with it what leads back there. */
  #forgetTicket(): void {
    try {
      this.#parts.file.remove();
    } catch (error) {
      this.#parts.log(error);
    }
  }

  #use(way: number, link: TableLink): void {
    if (way !== this.#way) {
      void link.close();
      throw new HostError('failed', 'That was given up meanwhile.');
    }
    this.#link = link;
    this.#line = { is: 'open' };
    this.#parts.receiver().opened();
    this.#keep(link.ticket);
    this.#changed();
  }

  #keep(ticket: Ticket): void {
    try {
      this.#parts.file.write(ticket);
    } catch (error) {
      // It goes on, and after a restart the code is asked for again.
      this.#parts.log(error);
    }
  }

  #end(): void {
    this.#way++;
    if (this.#link) this.#ending = this.#link.close();
    this.#link = null;
    this.#line = null;
    this.#lineLost();
  }

  async #stopLooking(): Promise<void> {
    const finder = this.#finder;
    this.#finder = null;
    this.#near = null;
    await finder?.close();
  }

  #load(): Promise<typeof visits> {
    return this.#mustBeWanted()();
  }

  #mustBeWanted(): LoadVisits {
    const { load, isWanted } = this.#parts;
    if (!load || !isWanted()) throw new HostError('forbidden', 'Tables on the network are switched off here.');
    return load;
  }

  #changed(): void {
    try {
      this.#parts.tell({ push: 'visit', state: this.state });
    } catch (error) {
      this.#parts.log(error);
    }
  }
}

const NO_LINE = 'The table does not answer. Trying again…';

function frameIn(text: string): MatchFrame | null {
  const message = text.startsWith(FRAME) ? (parseJson(text) as Extract<HostMessage, { push: 'frame' }> | undefined) : undefined;
  return message?.frame ?? null;
}

/** By its name: the class itself is loaded only when it is needed. */
const isNotLetIn = (error: unknown): error is NotLetIn => error instanceof Error && error.name === 'NotLetIn';

function wordsOf({ code, message }: NotLetIn): string {
  if (code === CLOSE_WRONG_CODE) return 'That is not the code of this table. Look at its screen again.';
  if (code === CLOSE_TOO_MANY) return `The table lets nobody else try for now: ${message}.`;
  return `You were not let in: ${message}.`;
}
