import { join } from 'node:path';
import { z } from 'zod';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { LibraryKindId } from '../../../src-shared/kernel/library.ts';
import { MOST_NOTES, type EntryHistory } from '../../../src-shared/protocol/messages.ts';
import { isoNow } from '../env/clock.ts';
import type { DataFolder } from './files.ts';
import { parseFile } from './json.ts';
import { LARGEST } from './read-file.ts';
import { removeFile } from './write-file.ts';

/** Versions of an entry; older ones are forgotten. */
export const MOST_VERSIONS = 50;

const historySchema = z.strictObject({
  format: z.literal(1, { error: 'it was written by another version of Five Forges' }),
  notes: z.string().max(MOST_NOTES),
  versions: z.array(z.strictObject({ at: z.string().max(40), value: z.unknown() })).max(MOST_VERSIONS),
});

const NONE: EntryHistory = { notes: '', versions: [] };

/**
 * Notes and earlier versions of library entries, in files of their own: what is exported or played with stays free of them, entries of versions of
 * the program that had none open as they are, and damage to a history leaves its entry alone.
 */
export class LibraryHistory {
  readonly #data: DataFolder;

  constructor(data: DataFolder) {
    this.#data = data;
  }

  /** The oldest version first. Empty where there is none; one that makes no sense is set aside. @throws DiskError */
  read(game: Game, kind: LibraryKindId, id: string): EntryHistory {
    const path = this.#path(game, kind, id);
    const text = this.#data.readText(path, LARGEST.library);
    if (text === null) return NONE;
    const file = historySchema.safeParse(parseFile(text));
    if (!file.success) {
      this.#data.setAside(path, file.error.issues[0].message);
      return NONE;
    }
    return { notes: file.data.notes, versions: file.data.versions };
  }

  /** @throws DiskError; nothing is written then */
  annotate(game: Game, kind: LibraryKindId, id: string, notes: string): void {
    this.#write(game, kind, id, { ...this.read(game, kind, id), notes });
  }

  /**
   * An entry is about to change; its first change keeps what it was before as well.
   * @throws DiskError; nothing is written then
   */
  keep(game: Game, kind: LibraryKindId, id: string, before: unknown, after: unknown): void {
    const { notes, versions } = this.read(game, kind, id);
    const at = isoNow(this.#data.env.clock);
    const known = versions.length > 0 ? versions : [{ at, value: before }];
    if (JSON.stringify(known.at(-1)?.value) === JSON.stringify(after)) return;
    this.#write(game, kind, id, { notes, versions: [...known, { at, value: after }].slice(-MOST_VERSIONS) });
  }

  forget(game: Game, kind: LibraryKindId, id: string): void {
    const path = this.#path(game, kind, id);
    if (this.#data.env.disk.stat(path) !== null) removeFile(this.#data.env.disk, path);
  }

  #write(game: Game, kind: LibraryKindId, id: string, history: EntryHistory): void {
    this.#data.folder('library', game.id, 'history');
    this.#data.writeJson(this.#path(game, kind, id), { format: 1, ...history });
  }

  #path(game: Game, kind: LibraryKindId, id: string): string {
    return join(this.#data.root, 'library', game.id, 'history', `${id}.${kind}.json`);
  }
}
