import { join } from 'node:path';
import { z } from 'zod';
import { issuesInWords } from '../../../src-shared/kernel/issue-words.ts';
import { SECRETS } from '../../../src-shared/lan/code.ts';
import { guestId, lobbySchema } from '../../../src-shared/lan/lobby-schema.ts';
import { personName } from '../../../src-shared/protocol/fields.ts';
import { movedSchema, seatClaim } from '../../../src-shared/protocol/handover.ts';
import type { DataFolder } from './files.ts';
import { parseFile } from './json.ts';
import { removeFile } from './write-file.ts';

const VERSION = 1;
const LARGEST_BYTES = 1024 * 1024;
const pem = (kind: string) => z.string().regex(new RegExp(`^-----BEGIN ${kind}-----\\n[A-Za-z0-9+/=\\n]{1,4000}-----END ${kind}-----\\n$`));

const hash = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** What of a table goes with it to another machine. */
export const handedSchema = z.strictObject({
  devices: z.array(z.strictObject({ guest: guestId, hash })).max(64),
  lobby: lobbySchema,
  /** What the table was laid with, by the owner's page; null: nothing yet. */
  config: z.unknown().default(null),
  /** Claims to the places of guests whose devices cannot come by themselves. */
  claims: z
    .array(z.strictObject({ guest: guestId, hash, until: z.number() }))
    .max(64)
    .default([]),
  /** It is not certain yet that the one who was handing it to this machine has let it go; their name. */
  waits: personName.nullable().default(null),
});
export type HandedTable = z.infer<typeof handedSchema>;

const wholeSchema = handedSchema.extend({
  version: z.literal(VERSION),
  certificate: z.strictObject({ key: pem('PRIVATE KEY'), cert: pem('CERTIFICATE') }),
  port: z.number().int().min(1).max(65_535),
  secret: z
    .number()
    .int()
    .min(0)
    .max(SECRETS - 1),
  /** Another machine keeps the table: where it is, and what seats each page there once. */
  moved: movedSchema
    .omit({ claim: true })
    .extend({
      claims: z.array(z.strictObject({ guest: guestId, claim: seatClaim })).max(64),
      /** Of this machine as a guest there. */
      token: z.string().regex(/^[A-Za-z0-9_-]{32}$/),
    })
    .nullable()
    .default(null),
});

/** Each guest of the lobby has a device, and each device is a guest's. */
export const fits = ({ devices, lobby }: Pick<HandedTable, 'devices' | 'lobby'>): boolean => {
  const guests = lobby.guests.map(({ id }) => id).sort();
  return JSON.stringify(devices.map(({ guest }) => guest).sort()) === JSON.stringify(guests);
};

const keptTableSchema = wholeSchema.refine(fits, { error: 'its devices and guests do not fit together' });

/** What a table needs to be opened again as it was. Of devices it has hashes alone, which open nothing. */
export type KeptTable = Omit<z.infer<typeof keptTableSchema>, 'version'>;
export type MovedTable = NonNullable<KeptTable['moved']>;

/** `lan-table.json` in the data folder: the one table that can be resumed. */
export class TableFile {
  readonly #data: DataFolder;
  readonly #path: string;

  constructor(data: DataFolder) {
    this.#data = data;
    this.#path = join(data.root, 'lan-table.json');
  }

  /** @returns null without a table; one that makes no sense is set aside. @throws DiskError */
  read(): KeptTable | null {
    const text = this.#data.readText(this.#path, LARGEST_BYTES);
    if (text === null) return null;
    const kept = keptTableSchema.safeParse(parseFile(text));
    if (!kept.success) {
      this.#data.setAside(this.#path, issuesInWords(kept.error)[0]);
      return null;
    }
    const { version: _, ...table } = kept.data;
    return table;
  }

  /** It outlasts the process and a power cut when this returns. @throws DiskError */
  write(table: KeptTable): void {
    this.#data.writeJson(this.#path, { version: VERSION, ...table });
  }

  /** @throws DiskError */
  remove(): void {
    removeFile(this.#data.env.disk, this.#path);
  }
}
