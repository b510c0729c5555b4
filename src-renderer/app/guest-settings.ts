import type { AppInfo } from '../../src-shared/protocol/messages.ts';
import type { PersonSettings, Settings, SettingsPatch } from '../../src-shared/protocol/settings.ts';
import type { Client } from '../client/client.ts';
import { PageSettings } from './page-settings.ts';
import type { SettingsHome } from './settings.svelte.ts';

type Place = NonNullable<AppInfo['guest']>;

/**
 * Tells the host all that it needs of a guest's settings to ask the guest's seat: the auto-pass defaults. A lost connection is no error
 * here, since they are sent again after it.
 */
export async function tellUsual(client: Client, seat: Place, { preset, autoResolveForced }: PersonSettings): Promise<void> {
  const usual = { preset, forced: autoResolveForced };
  await client.request('match.usual', { ...seat, usual }).catch(() => undefined);
}

/** Settings of the guest on a seat's page. The host does not save what it is told, so it is told after each reconnect. */
export class GuestSettings implements SettingsHome {
  readonly #client: Client;
  readonly #seat: Place;
  readonly #page: PageSettings;

  constructor(client: Client, seat: Place, storage: ConstructorParameters<typeof PageSettings>[0]) {
    this.#client = client;
    this.#seat = seat;
    this.#page = new PageSettings(storage);
    client.onStatus((status) => {
      if (status === 'open') void tellUsual(client, seat, this.#page.person);
    });
  }

  load(): Promise<Settings> {
    return this.#told(this.#page.load());
  }

  set(patch: SettingsPatch): Promise<Settings> {
    return this.#told(this.#page.set(patch));
  }

  reset(): Promise<Settings> {
    return this.#told(this.#page.reset());
  }

  async #told(saved: Promise<Settings>): Promise<Settings> {
    const settings = await saved;
    await tellUsual(this.#client, this.#seat, settings.person);
    return settings;
  }
}
