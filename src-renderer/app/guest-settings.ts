import type { AppInfo } from '../../src-shared/protocol/messages.ts';
import { patched, personSettingsSchema, settingsSchema } from '../../src-shared/protocol/settings.ts';
import type { PersonSettings, Settings, SettingsPatch } from '../../src-shared/protocol/settings.ts';
import type { Client } from '../client/client.ts';
import type { SettingsHome } from './settings.svelte.ts';

const KEY = 'five-forges.person';

type Fields = Record<string, unknown>;

/**
 * A guest's settings, saved in the guest's browser. The host gets only what it needs to ask the guest's seat (the auto-pass defaults). It
 * does not save them, so they are sent again after each reconnect.
 */
export class GuestSettings implements SettingsHome {
  readonly #client: Client;
  readonly #seat: NonNullable<AppInfo['guest']>;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(client: Client, seat: NonNullable<AppInfo['guest']>, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#client = client;
    this.#seat = seat;
    this.#storage = storage;
    client.onStatus((status) => {
      if (status === 'open') void this.#tell(this.#read());
    });
  }

  async load(): Promise<Settings> {
    return this.#told(this.#read());
  }

  async set(patch: SettingsPatch): Promise<Settings> {
    const { person } = patched(withPerson(this.#read()), patch);
    this.#storage.setItem(KEY, JSON.stringify({ ...this.#kept(), ...person }));
    return this.#told(person);
  }

  async reset(): Promise<Settings> {
    this.#storage.removeItem(KEY);
    return this.#told(this.#read());
  }

  /** Parses field by field: an invalid one gets its default. */
  #read(): PersonSettings {
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

  async #told(person: PersonSettings): Promise<Settings> {
    await this.#tell(person);
    return withPerson(person);
  }

  async #tell({ preset, autoResolveForced }: PersonSettings): Promise<void> {
    // A lost connection is no error here: the settings are sent again after it.
    await this.#client.request('match.usual', { ...this.#seat, usual: { preset, forced: autoResolveForced } }).catch(() => undefined);
  }
}

/** All other settings are the owner's. */
const withPerson = (person: PersonSettings): Settings => ({ ...settingsSchema.parse({}), person });
