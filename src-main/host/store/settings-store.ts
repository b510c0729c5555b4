import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { patched, settingsSchema } from '../../../src-shared/protocol/settings.ts';
import type { Settings, SettingsPatch } from '../../../src-shared/protocol/settings.ts';
import { HostError, issuesInWords } from '../host-error.ts';
import type { DataFolder } from './files.ts';
import { parseJson } from './json.ts';
import { LARGEST } from './read-file.ts';
import { settingProblems } from './setting-problems.ts';
import { VERSION, fileSchema, upToDate } from './settings-file.ts';

/** Marks an exported file. */
const FORMAT = 'five-forges-settings';
const formatSchema = z.looseObject({ format: z.literal(FORMAT), version: z.number() });
const exportSchema = fileSchema.extend({ format: z.literal(FORMAT) });

/** Settings of the person, the tables and the machine, in one file. A damaged file is set aside and replaced by the defaults. */
export class SettingsStore {
  readonly #data: DataFolder;
  readonly #path: string;
  #settings: Settings;

  constructor(data: DataFolder) {
    this.#data = data;
    this.#path = join(data.root, 'settings.json');
    this.#settings = this.#read();
  }

  /** The file does not exist: no setting has been chosen yet. */
  get untouched(): boolean {
    return !existsSync(this.#path);
  }

  get(): Settings {
    return this.#settings;
  }

  set(patch: SettingsPatch): Settings {
    return this.#write(patched(this.#settings, patch));
  }

  reset(): Settings {
    return this.#write(settingsSchema.parse({}));
  }

  export(): { fileName: string; text: string } {
    const file = { format: FORMAT, version: VERSION, ...this.#settings };
    return { fileName: `${FORMAT}.json`, text: `${JSON.stringify(file, null, 2)}\n` };
  }

  /**
   * Imports all settings of a file. Missing ones return to their defaults; consent to update checks is given per machine and never
   * imported.
   * @throws HostError `invalid` with every problem in words; nothing has changed then
   */
  import(fileName: string, text: string): Settings {
    const refuse = (...problems: string[]) => new HostError('invalid', `${fileName} cannot be used.`, problems);
    const value = upToDate(parseJson(text));
    const format = formatSchema.safeParse(value);
    if (!format.success) throw refuse('It is no file of settings of Five Forges.');
    if (format.data.version > VERSION) throw refuse('It was written by a newer version of Five Forges.');
    const parsed = exportSchema.safeParse(value);
    if (!parsed.success) throw refuse(...settingProblems(parsed.error, value));
    const { person, table, machine } = parsed.data;
    return this.#write({ person, table, machine: { ...machine, updateCheck: this.#settings.machine.updateCheck } });
  }

  #write(settings: Settings): Settings {
    this.#data.writeJson(this.#path, { version: VERSION, ...settings });
    this.#settings = settings;
    return settings;
  }

  #read(): Settings {
    const text = this.#data.readText(this.#path, LARGEST.settings);
    if (text === null) return settingsSchema.parse({});
    const parsed = fileSchema.safeParse(upToDate(parseJson(text)));
    if (parsed.success) {
      const { person, table, machine } = parsed.data;
      return { person, table, machine };
    }
    this.#data.setAside(this.#path, issuesInWords(parsed.error)[0]);
    return settingsSchema.parse({});
  }
}
