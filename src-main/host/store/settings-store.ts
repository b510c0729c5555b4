import { isolated } from '../../../src-shared/text/names.ts';
import { join } from 'node:path';
import { z } from 'zod';
import { patched, settingsSchema } from '../../../src-shared/protocol/settings.ts';
import type { Settings, SettingsPatch } from '../../../src-shared/protocol/settings.ts';
import { DiskError } from '../env/disk-error.ts';
import { HostError } from '../host-error.ts';
import type { DataFolder } from './files.ts';
import { parseFile } from './json.ts';
import { putBack, readLeniently } from './lenient.ts';
import type { Leftover } from './lenient.ts';
import { LARGEST } from './read-file.ts';
import { settingProblems } from './setting-problems.ts';
import { VERSION, fileSchema, upToDate } from './settings-file.ts';

/** A file that somebody takes elsewhere says what it is. */
const FORMAT = 'five-forges-settings';
const formatSchema = z.looseObject({ format: z.literal(FORMAT), version: z.number() });
const exportSchema = fileSchema.extend({ format: z.literal(FORMAT) });
const versionSchema = z.looseObject({ version: z.number().int() });

/** What this version does not understand of the file: kept in it, unless somebody chooses something else there. */
interface Kept {
  version: number;
  leftovers: readonly Leftover[];
  before: Settings;
}

const NOTHING: Kept = { version: VERSION, leftovers: [], before: settingsSchema.parse({}) };

/**
 * The settings of the person, the tables and the machine in one small file. A damaged one is set aside and the defaults take
 * over; of one that this version understands in part, the rest is passed over and kept. While it cannot be read, the
 * defaults hold and nothing is written.
 */
export class SettingsStore {
  readonly #data: DataFolder;
  readonly #path: string;
  #settings = settingsSchema.parse({});
  #kept = NOTHING;
  /** Why the file could not be read so far. */
  #unread: DiskError | null = null;

  /** @param changed called when settings that could not be read can be */
  constructor(data: DataFolder, changed: (settings: Settings) => void = () => undefined) {
    this.#data = data;
    this.#path = join(data.root, 'settings.json');
    this.#read();
    data.onReadable(() => {
      if (this.#unread === null) return;
      this.#read();
      if (this.#unread === null) changed(this.#settings);
    });
  }

  /** Nobody has chosen anything yet. */
  get untouched(): boolean {
    try {
      return this.#unread === null && this.#data.attempt(`${this.#path} (there)`, () => this.#data.env.disk.stat(this.#path)) === null;
    } catch {
      return false;
    }
  }

  get(): Settings {
    return this.#settings;
  }

  set(patch: SettingsPatch): Settings {
    this.#mustBeRead();
    return this.#write(patched(this.#settings, patch), this.#kept);
  }

  /** What a newer version added goes as well. */
  reset(): Settings {
    this.#mustBeRead();
    return this.#write(settingsSchema.parse({}), NOTHING);
  }

  export(): { fileName: string; text: string } {
    this.#mustBeRead();
    const file = { format: FORMAT, version: VERSION, ...this.#settings };
    return { fileName: `${FORMAT}.json`, text: `${JSON.stringify(file, null, 2)}\n` };
  }

  /**
   * Takes over all settings of a file. What it leaves out goes back to how it came; what may be done in the network is agreed to on each
   * computer, never by a file.
   * @throws HostError `invalid` with every problem in words; nothing has changed then
   */
  import(fileName: string, text: string): Settings {
    const refuse = (...problems: string[]) => new HostError('invalid', `${isolated(fileName)} cannot be used.`, problems);
    const value = upToDate(parseFile(text));
    const format = formatSchema.safeParse(value);
    if (!format.success) throw refuse('It is no file of settings of Five Forges.');
    if (format.data.version > VERSION) throw refuse('It was written by a newer version of Five Forges.');
    const parsed = exportSchema.safeParse(value);
    if (!parsed.success) throw refuse(...settingProblems(parsed.error, value));
    this.#mustBeRead();
    const { person, table, machine } = parsed.data;
    const { updateCheck, networkTables } = this.#settings.machine;
    return this.#write({ person, table, machine: { ...machine, updateCheck, networkTables } }, this.#kept);
  }

  #write(settings: Settings, kept: Kept): Settings {
    this.#data.writeJson(this.#path, putBack({ version: kept.version, ...settings }, kept.leftovers, kept.before));
    this.#settings = settings;
    this.#kept = kept;
    return settings;
  }

  /** Nothing is written over settings that nobody has seen. @throws DiskError */
  #mustBeRead(): void {
    if (this.#unread !== null) this.#read();
    if (this.#unread !== null) throw this.#unread;
  }

  #read(): void {
    let text: string | null;
    try {
      text = this.#data.readText(this.#path, LARGEST.settings);
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
      this.#unread = error;
      return;
    }
    this.#unread = null;
    if (text !== null) this.#take(upToDate(parseFile(text)));
  }

  #take(value: unknown): void {
    const said = versionSchema.safeParse(value).data?.version;
    const version = said !== undefined && said > VERSION ? said : VERSION;
    const read = said === undefined ? null : readLeniently(fileSchema, { ...(value as object), version: VERSION });
    if (read === null) {
      this.#data.setAside(this.#path, 'it holds no settings');
      return;
    }
    const { person, table, machine } = read.data;
    this.#settings = { person, table, machine };
    this.#kept = { version, leftovers: read.leftovers, before: this.#settings };
    const passedOver = read.error ? settingProblems(read.error, value) : [];
    const newer = version > VERSION ? ['A newer version of Five Forges wrote it.'] : [];
    if (newer.length + passedOver.length > 0) {
      const words = [...newer, ...passedOver].join(' ');
      this.#data.report(`settings.json holds what this version does not understand; that is kept, and passed over. ${words}`);
    }
  }
}
