import { settingsSchema } from '../../src-shared/protocol/messages.ts';
import type { Settings } from '../../src-shared/protocol/messages.ts';
import type { Client } from '../client/client.ts';

export type SettingsPatch = Partial<Settings>;

/**
 * The player's settings. A change shows at once and is saved by the host; what the host says afterwards counts,
 * so a second window never disagrees for long.
 */
export class SettingsStore {
  #current = $state.raw<Settings>(settingsSchema.parse({}));
  #client: Client;
  #onProblem: (text: string) => void;

  constructor(client: Client, onProblem: (text: string) => void) {
    this.#client = client;
    this.#onProblem = onProblem;
    client.onSettings((settings) => (this.#current = settings));
  }

  get current(): Settings {
    return this.#current;
  }

  async load(): Promise<void> {
    await this.#take(this.#client.request('settings.get', {}));
  }

  async patch(patch: SettingsPatch): Promise<void> {
    this.#current = { ...this.#current, ...patch };
    await this.#take(this.#client.request('settings.set', { patch }));
  }

  async reset(): Promise<void> {
    await this.#take(this.#client.request('settings.reset', {}));
  }

  /** Takes over all settings of a file. @throws what the host refuses; nothing has changed then */
  async take(fileName: string, text: string): Promise<void> {
    this.#current = (await this.#client.request('settings.import', { fileName, text })).settings;
  }

  async #take(answer: Promise<{ settings: Settings }>): Promise<void> {
    try {
      this.#current = (await answer).settings;
    } catch (error) {
      this.#onProblem(`Your settings could not be saved: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
