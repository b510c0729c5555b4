import type { Browser, Service } from 'bonjour-service';
import { SERVICE_TYPE, readBeacon } from '../../src-shared/lan/beacon.ts';
import type { NearTable } from '../../src-shared/protocol/visit.ts';
import type { Clock, Timer } from '../host/env/clock.ts';
import { isPrivate } from './addresses.ts';
import { closeMdns, openMdns } from './mdns.ts';

/** The network is asked again so often; a table that has not answered so many times in a row is gone. */
const ROUND_MS = 2000;
const MOST_MISSED = 3;
/** Others may say anything: beyond this nothing more is listed. */
const MOST_TABLES = 32;
const ID = /^ff-[0-9a-f]{12}$/;

export interface FinderParts {
  clock: Clock;
  /** Called with every change of the list. */
  onTables(tables: NearTable[]): void;
  log(error: unknown): void;
}

/** Looks for open tables in the network until it is closed. */
export class Finder {
  readonly #parts: FinderParts;
  readonly #mdns;
  readonly #seen = new Map<string, { table: NearTable; missed: number }>();
  #browser: Browser | null = null;
  #timer: Timer | null = null;
  #told = '[]';

  constructor(parts: FinderParts) {
    this.#parts = parts;
    this.#mdns = openMdns(parts.log);
    this.#round();
  }

  get tables(): NearTable[] {
    return [...this.#seen.values()].map(({ table }) => table).sort((a, b) => a.id.localeCompare(b.id));
  }

  /** When it returns nothing is sent or heard any more. */
  async close(): Promise<void> {
    this.#timer?.cancel();
    this.#browser?.stop();
    await closeMdns(this.#mdns);
  }

  /** A browser of its own for each round: the library tells of a table once, and keeps one that vanished for hours. */
  #round(): void {
    this.#browser?.stop();
    for (const [id, seen] of this.#seen) if (++seen.missed > MOST_MISSED) this.#seen.delete(id);
    this.#tell();
    this.#browser = this.#mdns.find({ type: SERVICE_TYPE });
    this.#browser.on('up', (service) => this.#found(service));
    this.#browser.on('txt-update', (service) => this.#found(service));
    this.#browser.on('down', ({ name }) => this.#left(name));
    this.#timer = this.#parts.clock.after(ROUND_MS, () => this.#round());
  }

  #found({ name, port, addresses, referer, txt }: Service): void {
    const news = readBeacon(txt);
    // It answered from where it can be reached, if that is one of its own addresses at all.
    const own = (addresses ?? []).filter(isPrivate);
    const address = own.find((one) => one === referer?.address) ?? own[0];
    if (news === null || address === undefined || !ID.test(name) || port < 1 || port > 65_535) return;
    if (!this.#seen.has(name) && this.#seen.size >= MOST_TABLES) return;
    this.#seen.set(name, { table: { id: name, address, port, ...news }, missed: 0 });
    this.#tell();
  }

  /** A table whose words have changed says goodbye as well, and is back at once: gone is what the next round does not find. */
  #left(name: string): void {
    const seen = this.#seen.get(name);
    if (seen) seen.missed = MOST_MISSED;
  }

  #tell(): void {
    const { tables } = this;
    const told = JSON.stringify(tables);
    if (told === this.#told) return;
    this.#told = told;
    this.#parts.onTables(tables);
  }
}
