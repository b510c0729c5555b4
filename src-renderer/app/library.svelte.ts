import type { EntryHistory, LibraryEntry } from '../../src-shared/protocol/messages.ts';
import type { Client } from '../client/client.ts';
import { saveFile } from './save-file.ts';
import { problemOf } from './words/problems.ts';

/** A game's loadouts and maps, built-in and the player's. Changes throw the host's refusal. */
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

  async take(kind: LibraryEntry['kind'], file: File): Promise<LibraryEntry> {
    const params = { game: this.game, kind, fileName: file.name.slice(0, 80), text: await file.text() };
    return this.#kept(await this.#client.request('library.import', params));
  }

  async add(kind: LibraryEntry['kind'], value: unknown): Promise<LibraryEntry> {
    return this.#kept(await this.#client.request('library.add', { game: this.game, kind, value }));
  }

  async change({ kind, id }: LibraryEntry, value: unknown): Promise<LibraryEntry> {
    return this.#kept(await this.#client.request('library.change', { game: this.game, kind, id, value }));
  }

  async rename({ kind, id }: LibraryEntry, name: string): Promise<LibraryEntry> {
    return this.#kept(await this.#client.request('library.rename', { game: this.game, kind, id, name }));
  }

  history({ kind, id }: LibraryEntry): Promise<EntryHistory> {
    return this.#client.request('library.history', { game: this.game, kind, id });
  }

  async annotate({ kind, id }: LibraryEntry, notes: string): Promise<void> {
    await this.#client.request('library.annotate', { game: this.game, kind, id, notes });
  }

  /** Exports an entry as a file. */
  async give({ kind, id }: LibraryEntry): Promise<void> {
    const { fileName, text } = await this.#client.request('library.export', { game: this.game, kind, id });
    saveFile(fileName, text);
  }

  async remove({ kind, id }: LibraryEntry): Promise<void> {
    await this.#client.request('library.delete', { game: this.game, kind, id });
    await this.load();
  }

  async #kept({ entry }: { entry: LibraryEntry }): Promise<LibraryEntry> {
    await this.load();
    return entry;
  }
}
