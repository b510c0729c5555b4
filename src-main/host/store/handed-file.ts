import { join } from 'node:path';
import { z } from 'zod';
import { issuesInWords } from '../../../src-shared/kernel/issue-words.ts';
import { matchId, personName } from '../../../src-shared/protocol/fields.ts';
import type { DataFolder } from './files.ts';
import { parseFile } from './json.ts';

const VERSION = 1;
const LARGEST_BYTES = 256 * 1024;
const MOST = 1000;

const fileSchema = z.strictObject({
  version: z.literal(VERSION),
  matches: z
    .array(z.strictObject({ match: matchId, who: personName, arrives: z.literal(true).optional(), before: personName.optional() }))
    .max(MOST),
});
/**
 * A match that is not this machine's to go on with. `arrives`: `who` is handing it to this machine; otherwise it was handed to them. `before`: one
 * that arrives had been handed to them from here.
 */
type Handed = z.infer<typeof fileSchema>['matches'][number];

/** `handed.json` in the data folder: matches that are gone on with at the table of another machine. */
export class HandedFile {
  readonly #data: DataFolder;
  readonly #path: string;
  #matches: readonly Handed[] | null = null;

  constructor(data: DataFolder) {
    this.#data = data;
    this.#path = join(data.root, 'handed.json');
  }

  /** @throws DiskError when that cannot be read: then nobody knows whether the match may be gone on with */
  of(match: string): Handed | null {
    return this.#all().find((one) => one.match === match) ?? null;
  }

  /** It outlasts a power cut when this returns. @throws DiskError */
  leaves(match: string, who: string): void {
    const known = this.of(match);
    if (known?.who !== who || known.arrives) this.#put({ match, who });
  }

  /** Somebody is handing it to this machine, and that is not certain yet. @throws DiskError */
  arrives(match: string, who: string): void {
    const known = this.of(match);
    const before = known?.arrives ? known.before : known?.who;
    this.#put({ match, who, arrives: true, ...(before !== undefined && { before }) });
  }

  /** It did not come after all. @returns whether this machine had nothing of it before. @throws DiskError */
  stays(match: string): boolean {
    const known = this.of(match);
    if (!known?.arrives) return false;
    if (known.before === undefined) this.remove(match);
    else this.leaves(match, known.before);
    return known.before === undefined;
  }

  /** It is this machine's now, or gone. @throws DiskError */
  remove(match: string): void {
    if (this.of(match)) this.#write(this.#all().filter((one) => one.match !== match));
  }

  #put(handed: Handed): void {
    this.#write([...this.#all().filter(({ match }) => match !== handed.match), handed].slice(-MOST));
  }

  #write(matches: readonly Handed[]): void {
    this.#data.writeJson(this.#path, { version: VERSION, matches });
    this.#matches = matches;
  }

  #all(): readonly Handed[] {
    return (this.#matches ??= this.#read());
  }

  #read(): readonly Handed[] {
    const text = this.#data.readText(this.#path, LARGEST_BYTES);
    if (text === null) return [];
    const file = fileSchema.safeParse(parseFile(text));
    if (file.success) return file.data.matches;
    this.#data.setAside(this.#path, issuesInWords(file.error)[0]);
    return [];
  }
}
