import type { LibraryEntry } from '../../src-shared/protocol/messages.ts';
import type { Client } from '../client/client.ts';
import { problemOf } from './words/problems.ts';

/** A game's loadouts and maps: built-in ones and the player's own. */
export class Library {
  entries = $state.raw<readonly LibraryEntry[]>([]);
  problems = $state.raw<readonly string[]>([]);
  loaded = $state(false);
  readonly game: string;
  #client: Client;

  constructor(client: Client, game: string) {
    this.#client = client;
    this.game = game;
  }

  of(kind: LibraryEntry['kind']): LibraryEntry[] {
    return this.entries.filter((entry) => entry.kind === kind);
  }

  async load(): Promise<void> {
    try {
      const { entries, problems } = await this.#client.request('library.list', { game: this.game });
      this.entries = entries;
      this.problems = problems;
    } catch (error) {
      this.problems = [problemOf(error).message];
    }
    this.loaded = true;
  }
}
