import type { AppInfo } from '../../src-shared/protocol/messages.ts';
import { patched, settingsSchema } from '../../src-shared/protocol/settings.ts';
import type { MachineSettings, PersonSettings, Settings, SettingsPatch, TableSettings } from '../../src-shared/protocol/settings.ts';
import type { Client } from '../client/client.ts';
import { gameSwitches } from './game-settings.ts';
import type { GameSettings, Switches } from './game-settings.ts';
import { GuestSettings } from './guest-settings.ts';

export type { SettingsPatch } from '../../src-shared/protocol/settings.ts';

/** Where settings are kept. */
export interface SettingsHome {
  load(): Promise<Settings>;
  /** @returns all of them, as they are kept now */
  set(patch: SettingsPatch): Promise<Settings>;
  reset(): Promise<Settings>;
}

/** This machine's own settings, which the host keeps. */
const atHost = (client: Client): SettingsHome => ({
  load: async () => (await client.request('settings.get', {})).settings,
  set: async (patch) => (await client.request('settings.set', { patch })).settings,
  reset: async () => (await client.request('settings.reset', {})).settings,
});

/**
 * The settings of whoever sits at this page: the owner's at the host, a guest's own in the page. A change shows at once
 * and is then saved; what was saved counts, so a second window never disagrees for long.
 */
export class SettingsStore {
  #current = $state.raw<Settings>(settingsSchema.parse({}));
  #client: Client;
  #home: SettingsHome;
  #onProblem: (text: string) => void;

  constructor(client: Client, onProblem: (text: string) => void) {
    this.#client = client;
    this.#home = atHost(client);
    this.#onProblem = onProblem;
    client.onSettings((settings) => (this.#current = settings));
  }

  get person(): PersonSettings {
    return this.#current.person;
  }

  /** Of tables at this machine. A guest's page has the defaults, and no say. */
  get table(): TableSettings {
    return this.#current.table;
  }

  /** Of this machine; the same. */
  get machine(): MachineSettings {
    return this.#current.machine;
  }

  /** What the person chose of a game's own settings. */
  ofGame<S extends GameSettings>(game: string, offered: S): Switches<S> {
    return gameSwitches(this.person, game, offered);
  }

  async load({ guest }: Pick<AppInfo, 'guest'>): Promise<void> {
    if (guest) this.#home = new GuestSettings(this.#client, guest, localStorage);
    await this.#take(this.#home.load());
  }

  async patch(patch: SettingsPatch): Promise<void> {
    this.#current = patched(this.#current, patch);
    await this.#take(this.#home.set(patch));
  }

  async patchGame(game: string, switches: Readonly<Record<string, boolean>>): Promise<void> {
    const { games } = this.person;
    await this.patch({ person: { games: { ...games, [game]: { ...games[game], ...switches } } } });
  }

  async reset(): Promise<void> {
    await this.#take(this.#home.reset());
  }

  /** Takes over all settings of a file, of which a guest's page knows none. @throws what the host refuses; nothing has changed then */
  async take(fileName: string, text: string): Promise<void> {
    this.#current = (await this.#client.request('settings.import', { fileName, text })).settings;
  }

  async #take(answer: Promise<Settings>): Promise<void> {
    try {
      this.#current = await answer;
    } catch (error) {
      this.#onProblem(`Your settings could not be saved: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
