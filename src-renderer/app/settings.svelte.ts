import { patched, settingsSchema } from '../../src-shared/protocol/settings.ts';
import type { MachineSettings, PersonSettings, Settings, SettingsPatch, TableSettings } from '../../src-shared/protocol/settings.ts';
import type { Client } from '../client/client.ts';
import { gameSwitches } from './game-settings.ts';
import type { GameSettings, Switches } from './game-settings.ts';

export type { SettingsPatch } from '../../src-shared/protocol/settings.ts';

/** Ideas of a game that are explained when they first matter. */
export type IdeasMet = PersonSettings['ideas'][string];

/** Storage of settings. */
export interface SettingsHome {
  load(): Promise<Settings>;
  /** @returns all settings as saved */
  set(patch: SettingsPatch): Promise<Settings>;
  reset(): Promise<Settings>;
}

/** The owner's settings, saved by the host. */
const atHost = (client: Client): SettingsHome => ({
  load: async () => (await client.request('settings.get', {})).settings,
  set: async (patch) => (await client.request('settings.set', { patch })).settings,
  reset: async () => (await client.request('settings.reset', {})).settings,
});

/**
 * Settings of the page's person: the owner's at the host, a guest's in the page. A change is shown optimistically, then saved; the saved
 * values replace it, so that several windows agree.
 */
export class SettingsStore {
  #current = $state.raw<Settings>(settingsSchema.parse({}));
  /** Changes that are not saved yet: an answer to an earlier one must not take them back. */
  #unsaved: SettingsPatch[] = [];
  #client: Client;
  #home: SettingsHome;
  #onProblem: (text: string) => void;

  constructor(client: Client, onProblem: (text: string) => void) {
    this.#client = client;
    this.#home = atHost(client);
    this.#onProblem = onProblem;
    client.onSettings((settings) => this.#show(settings));
  }

  get person(): PersonSettings {
    return this.#current.person;
  }

  /** Settings of tables at this machine. A guest's page has the defaults and cannot change them. */
  get table(): TableSettings {
    return this.#current.table;
  }

  /** Settings of this machine; likewise. */
  get machine(): MachineSettings {
    return this.#current.machine;
  }

  /** The value of a game's switch. */
  ofGame<S extends GameSettings>(game: string, offered: S): Switches<S> {
    return gameSwitches(this.person, game, offered);
  }

  /** @param home where a guest's are; by default they are the owner's, at the host */
  async load(home: SettingsHome = this.#home): Promise<void> {
    this.#home = home;
    await this.#take(this.#home.load());
  }

  async patch(patch: SettingsPatch): Promise<void> {
    this.#unsaved.push(patch);
    this.#current = patched(this.#current, patch);
    const saved = this.#home.set(patch).finally(() => (this.#unsaved = this.#unsaved.filter((other) => other !== patch)));
    await this.#take(saved);
  }

  async patchGame(game: string, switches: Readonly<Record<string, boolean>>): Promise<void> {
    const { games } = this.person;
    await this.patch({ person: { games: { ...games, [game]: { ...games[game], ...switches } } } });
  }

  /** What of a game's ideas this person has met; null before their first match of it. */
  ideasOf(game: string): IdeasMet | null {
    return Object.hasOwn(this.person.ideas, game) ? this.person.ideas[game] : null;
  }

  /** From now on this person's matches of the game explain what is new, unless they do already. */
  async beginIdeas(game: string): Promise<void> {
    if (this.ideasOf(game) === null) await this.patchIdeas(game, {});
  }

  async patchIdeas(game: string, ideas: Partial<IdeasMet>): Promise<void> {
    const now = { off: false, met: [], ...this.ideasOf(game), ...ideas };
    await this.patch({ person: { ideas: { ...this.person.ideas, [game]: now } } });
  }

  async reset(): Promise<void> {
    await this.#take(this.#home.reset());
  }

  /**
   * Imports all settings of a file; not in a guest's page.
   * @throws the host's refusal; nothing has changed then
   */
  async take(fileName: string, text: string): Promise<void> {
    this.#current = (await this.#client.request('settings.import', { fileName, text })).settings;
  }

  #show(settings: Settings): void {
    this.#current = this.#unsaved.reduce<Settings>(patched, settings);
  }

  async #take(answer: Promise<Settings>): Promise<void> {
    try {
      this.#show(await answer);
    } catch (error) {
      this.#onProblem(`Your settings could not be saved: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
