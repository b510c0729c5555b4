import { join } from 'node:path';
import { z } from 'zod';
import { issuesInWords } from '../../../src-shared/kernel/issue-words.ts';
import type { Ticket } from '../../lan/table-client.ts';
import type { DataFolder } from './files.ts';
import { parseFile } from './json.ts';
import { removeFile } from './write-file.ts';

const VERSION = 1;
const LARGEST_BYTES = 4096;

const ticketSchema = z.strictObject({
  version: z.literal(VERSION),
  address: z.ipv4(),
  port: z.number().int().min(1).max(65_535),
  fingerprint: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  token: z.string().regex(/^[A-Za-z0-9_-]{32}$/),
});

/** `lan-ticket.json` in the data folder: the place of this device at the table of another machine. */
export class TicketFile {
  readonly #data: DataFolder;
  readonly #path: string;

  constructor(data: DataFolder) {
    this.#data = data;
    this.#path = join(data.root, 'lan-ticket.json');
  }

  /** @returns null without one; one that makes no sense is set aside. @throws DiskError */
  read(): Ticket | null {
    const text = this.#data.readText(this.#path, LARGEST_BYTES);
    if (text === null) return null;
    const kept = ticketSchema.safeParse(parseFile(text));
    if (!kept.success) {
      this.#data.setAside(this.#path, issuesInWords(kept.error)[0]);
      return null;
    }
    const { version: _, ...ticket } = kept.data;
    return ticket;
  }

  /** @throws DiskError */
  write(ticket: Ticket): void {
    this.#data.writeJson(this.#path, { version: VERSION, ...ticket });
  }

  /** @throws DiskError */
  remove(): void {
    removeFile(this.#data.env.disk, this.#path);
  }
}
