import { patched, personSettingsSchema, settingsSchema } from '../../src-shared/protocol/settings.ts';
import type { PersonSettings, Settings, SettingsPatch } from '../../src-shared/protocol/settings.ts';
import type { SettingsHome } from './settings.svelte.ts';

const KEY = 'five-forges.person';

type Fields = Record<string, unknown>;

/** A guest's settings, saved in the guest's browser. */
export class PageSettings implements SettingsHome {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#storage = storage;
  }

  async load(): Promise<Settings> {
    return withPerson(this.person);
  }

  async set(patch: SettingsPatch): Promise<Settings> {
    const { person } = patched(withPerson(this.person), patch);
    this.#storage.setItem(KEY, JSON.stringify({ ...this.#kept(), ...person }));
    return withPerson(person);
  }

  async reset(): Promise<Settings> {
    this.#storage.removeItem(KEY);
    return withPerson(this.person);
  }

  /** Parsed field by field: an invalid one gets its default. */
  get person(): PersonSettings {
    const kept = this.#kept();
    const usual = personSettingsSchema.parse({});
    const fields = Object.entries(personSettingsSchema.shape).map(([name, schema]) => {
      const field = schema.safeParse(Object.hasOwn(kept, name) ? kept[name] : undefined);
      return [name, field.success ? field.data : usual[name as keyof PersonSettings]];
    });
    return Object.fromEntries(fields) as PersonSettings;
  }

  /** Kept, since another version of the page may use other fields. */
  #kept(): Fields {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(KEY) ?? '{}');
      return typeof kept === 'object' && kept !== null ? (kept as Fields) : {};
    } catch {
      return {};
    }
  }
}

/** All other settings are the owner's. */
const withPerson = (person: PersonSettings): Settings => ({ ...settingsSchema.parse({}), person });
