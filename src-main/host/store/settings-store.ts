import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { settingsSchema } from '../../../src-shared/protocol/messages.ts';
import type { Settings } from '../../../src-shared/protocol/messages.ts';
import { issuesInWords } from '../host-error.ts';
import type { DataFolder } from './files.ts';
import { parseJson } from './json.ts';
import { LARGEST } from './read-file.ts';

const VERSION = 1;
const fileSchema = z.strictObject({ version: z.literal(VERSION), settings: settingsSchema });

/** Settings in one small file. A damaged one is set aside and the defaults take over. */
export class SettingsStore {
  readonly #data: DataFolder;
  readonly #path: string;
  #settings: Settings;

  constructor(data: DataFolder) {
    this.#data = data;
    this.#path = join(data.root, 'settings.json');
    this.#settings = this.#read();
  }

  /** Nobody has chosen anything yet. */
  get untouched(): boolean {
    return !existsSync(this.#path);
  }

  get(): Settings {
    return this.#settings;
  }

  set(patch: Partial<Settings>): Settings {
    return this.#write({ ...this.#settings, ...patch });
  }

  reset(): Settings {
    return this.#write(settingsSchema.parse({}));
  }

  #write(settings: Settings): Settings {
    this.#data.writeJson(this.#path, { version: VERSION, settings });
    this.#settings = settings;
    return settings;
  }

  #read(): Settings {
    const text = this.#data.readText(this.#path, LARGEST.settings);
    if (text === null) return settingsSchema.parse({});
    const parsed = fileSchema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data.settings;
    this.#data.setAside(this.#path, issuesInWords(parsed.error)[0]);
    return settingsSchema.parse({});
  }
}
