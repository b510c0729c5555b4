import { cleanName } from '../../../src-shared/protocol/clean-name.ts';
import { isolated, quoted } from '../../../src-shared/text/names.ts';
import { issuesInWords } from '../../../src-shared/kernel/issue-words.ts';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { LIBRARY_KINDS } from '../../../src-shared/kernel/library.ts';
import type { LibraryKind, LibraryKindId } from '../../../src-shared/kernel/library.ts';
import type { EntryHistory, LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import { DiskError } from '../env/disk-error.ts';
import { HostError } from '../host-error.ts';
import { builtInOf, entryOf } from './built-in-entries.ts';
import type { DataFolder } from './files.ts';
import { parseFile } from './json.ts';
import { LibraryHistory } from './library-history.ts';
import { LARGEST } from './read-file.ts';
import { removeFile } from './write-file.ts';

const FORMAT = 1;
/** Limit on entries per game, built-in ones included: lists are read whole. */
const MOST_ENTRIES = 1000;
const EXTENSIONS: Record<LibraryKindId, string> = { loadout: '.ffdeck', map: '.ffmap' };

/** The envelope of a `.ffdeck` or `.ffmap` file. */
const fileSchema = z.strictObject({
  format: z.literal(FORMAT, { error: 'it was written by another version of Five Forges' }),
  game: z.string(),
  kind: z.enum(LIBRARY_KINDS),
  value: z.unknown(),
});

/** The same as a newer version may write it. */
const newerSchema = z.looseObject({ format: z.number().int().min(FORMAT), game: z.string(), kind: z.string(), value: z.unknown() });

/** Loadouts and maps of all games, built-in and imported or made by the player. */
export class LibraryStore {
  readonly #data: DataFolder;
  readonly #history: LibraryHistory;

  constructor(data: DataFolder) {
    this.#data = data;
    this.#history = new LibraryHistory(data);
  }

  list(game: Game): LibraryEntry[] {
    return LIBRARY_KINDS.flatMap((id) => {
      const kind = game.library?.kinds[id];
      if (!kind) return [];
      return [...builtInOf(id, kind), ...this.#imported(game, id, kind)];
    });
  }

  /**
   * What a file's text holds, and the id of an equal entry ('' when there is none). Writes nothing.
   * @throws HostError `invalid` with every problem in words
   */
  look(game: Game, id: LibraryKindId, fileName: string, text: string): LibraryEntry {
    const kind = kindOf(game, id);
    const { value, problems } = named(kind, readValue(game, id, kind, text));
    if (problems.length > 0) throw new HostError('invalid', `${isolated(fileName)} cannot be used.`, problems);
    const said = JSON.stringify(value);
    const same = this.list(game).find((entry) => entry.kind === id && JSON.stringify(entry.value) === said);
    return same ?? entryOf(id, kind, '', value, false);
  }

  /** @throws HostError `invalid` with every problem in words; nothing is written then */
  import(game: Game, id: LibraryKindId, fileName: string, text: string): LibraryEntry {
    const kind = kindOf(game, id);
    const { value, problems } = named(kind, readValue(game, id, kind, text));
    if (problems.length > 0) throw new HostError('invalid', `${isolated(fileName)} cannot be used.`, problems);
    return this.#keep(game, id, kind, value);
  }

  /** @throws HostError `invalid` with every problem in words; nothing is written then */
  add(game: Game, id: LibraryKindId, value: unknown): LibraryEntry {
    const kind = kindOf(game, id);
    const checked = named(kind, checkValue(kind, value));
    if (checked.problems.length > 0) throw new HostError('invalid', 'It cannot be kept.', checked.problems);
    return this.#keep(game, id, kind, checked.value);
  }

  /**
   * Puts a value in the place of a kept one.
   * @throws HostError `notFound`, `forbidden` for a built-in entry, or `invalid` with every problem in words; nothing is written then
   */
  change(game: Game, id: LibraryKindId, entryId: string, value: unknown): LibraryEntry {
    const kind = kindOf(game, id);
    const entry = this.#find(game, id, entryId);
    if (entry.builtIn) throw new HostError('forbidden', `${isolated(entry.name)} comes with the game and stays as it is.`);
    const checked = named(kind, checkValue(kind, value));
    if (checked.problems.length > 0) throw new HostError('invalid', 'It cannot be kept.', checked.problems);
    // The history first: a version too many is better than one that is lost.
    this.#history.keep(game, id, entryId, entry.value, checked.value);
    this.#data.writeJson(this.#path(game, id, entryId), wrap(game, id, checked.value));
    return entryOf(id, kind, entryId, checked.value, false);
  }

  /** @throws HostError `notFound`, `forbidden` for a built-in entry, or `invalid` for a malformed name */
  rename(game: Game, id: LibraryKindId, entryId: string, name: string): LibraryEntry {
    const kind = kindOf(game, id);
    const entry = this.#find(game, id, entryId);
    if (entry.builtIn) throw new HostError('forbidden', `${isolated(entry.name)} comes with the game and keeps its name.`);
    const { value, problems } = named(kind, checkValue(kind, kind.renamed(entry.value, name)));
    if (problems.length > 0) throw new HostError('invalid', `It cannot be called ${quoted(name)}.`, problems);
    this.#data.writeJson(this.#path(game, id, entryId), wrap(game, id, value));
    return entryOf(id, kind, entryId, value, false);
  }

  #keep(game: Game, id: LibraryKindId, kind: LibraryKind, value: unknown): LibraryEntry {
    const kept = this.list(game);
    if (kept.length >= MOST_ENTRIES) {
      throw new HostError('invalid', `${game.title} keeps ${MOST_ENTRIES} entries at most. Delete some that you do not need any more.`);
    }
    // Files that cannot be read now are not in the list, and must not be written over.
    const files = this.#data.names(this.#folder(game)).map((name) => basename(name, EXTENSIONS[id]));
    const taken = new Set([...kept.map((entry) => entry.id), ...files]);
    const own = `my-${slug(kind.name(value))}`;
    let entryId = own;
    for (let n = 2; taken.has(entryId); n++) entryId = `${own}-${n}`;
    this.#data.writeJson(this.#path(game, id, entryId), wrap(game, id, value));
    return entryOf(id, kind, entryId, value, false);
  }

  /** @throws HostError `notFound` */
  export(game: Game, id: LibraryKindId, entryId: string): { fileName: string; text: string } {
    const entry = this.#find(game, id, entryId);
    return { fileName: fileNameOf(entry.name) + EXTENSIONS[id], text: `${JSON.stringify(wrap(game, id, entry.value), null, 2)}\n` };
  }

  /** @throws HostError `notFound`, or `forbidden` for a built-in entry */
  remove(game: Game, id: LibraryKindId, entryId: string): void {
    const entry = this.#find(game, id, entryId);
    if (entry.builtIn) throw new HostError('forbidden', `${isolated(entry.name)} comes with the game and stays.`);
    removeFile(this.#data.env.disk, this.#path(game, id, entryId));
    this.#history.forget(game, id, entryId);
  }

  /** Versions that the game can still read, and the notes. @throws HostError `notFound` */
  history(game: Game, id: LibraryKindId, entryId: string): EntryHistory {
    this.#find(game, id, entryId);
    const { notes, versions } = this.#history.read(game, id, entryId);
    const { schema } = kindOf(game, id);
    return { notes, versions: versions.filter(({ value }) => schema.safeParse(value).success) };
  }

  /** @throws HostError `notFound`, or `forbidden` for a built-in entry */
  annotate(game: Game, id: LibraryKindId, entryId: string, notes: string): void {
    const entry = this.#find(game, id, entryId);
    if (entry.builtIn) throw new HostError('forbidden', `${isolated(entry.name)} comes with the game and bears no notes.`);
    this.#history.annotate(game, id, entryId, notes);
  }

  #find(game: Game, id: LibraryKindId, entryId: string): LibraryEntry {
    const entry = this.list(game).find((candidate) => candidate.kind === id && candidate.id === entryId);
    if (!entry) throw new HostError('notFound', `There is no ${id} "${entryId}".`);
    return entry;
  }

  #imported(game: Game, id: LibraryKindId, kind: LibraryKind): LibraryEntry[] {
    const folder = this.#folder(game);
    const entries: LibraryEntry[] = [];
    for (const name of this.#data.names(folder)) {
      if (!name.endsWith(EXTENSIONS[id])) continue;
      const path = join(folder, name);
      const text = this.#textOf(path);
      if (text === null) continue;
      const { value, problems, isOurs } = readValue(game, id, kind, text);
      if (problems.length === 0) entries.push(entryOf(id, kind, basename(name, EXTENSIONS[id]), value, false));
      else if (isOurs) this.#data.report(`${name} is left out, and stays where it is: ${problems[0]}`);
      else this.#data.setAside(path, problems[0]);
    }
    return entries;
  }

  /** Null where there is nothing to read, or it cannot be read now: the others are listed all the same. */
  #textOf(path: string): string | null {
    try {
      return this.#data.readText(path, LARGEST.library);
    } catch (error) {
      if (error instanceof DiskError) return null;
      throw error;
    }
  }

  #folder(game: Game): string {
    return this.#data.folder('library', game.id);
  }

  #path(game: Game, id: LibraryKindId, entryId: string): string {
    return join(this.#folder(game), entryId + EXTENSIONS[id]);
  }
}

const wrap = (game: Game, kind: LibraryKindId, value: unknown) => ({ format: FORMAT, game: game.id, kind, value });

function kindOf(game: Game, id: LibraryKindId): LibraryKind {
  const kind = game.library?.kinds[id];
  if (!kind) throw new HostError('invalid', `${game.title} knows no ${id}s as files.`);
  return kind;
}

/** What a file holds. `isOurs`: it is a file of this kind, also where this version cannot use it. */
interface Reading extends Checked {
  isOurs: boolean;
}

interface Checked {
  value: unknown;
  problems: string[];
}

/** Parses a file's text, and collects every problem of its value. */
function readValue(game: Game, id: LibraryKindId, kind: LibraryKind, text: string): Reading {
  const refuse = (isOurs: boolean, ...problems: string[]): Reading => ({ value: undefined, problems, isOurs });
  const json = parseFile(text);
  if (json === undefined) return refuse(false, 'It is not JSON.');
  const file = fileSchema.safeParse(json);
  if (!file.success) return refuse(newerSchema.safeParse(json).success, ...issuesInWords(file.error));
  if (file.data.game !== game.id) return refuse(true, `It belongs to the game "${file.data.game}", not to ${game.title}.`);
  if (file.data.kind !== id) return refuse(true, `It is a ${file.data.kind}, not a ${id}.`);
  return { ...checkValue(kind, file.data.value), isOurs: true };
}

function checkValue(kind: LibraryKind, unchecked: unknown): Checked {
  const parsed = kind.schema.safeParse(unchecked);
  if (!parsed.success) return { value: undefined, problems: issuesInWords(parsed.error) };
  return { value: parsed.data, problems: kind.check(parsed.data) };
}

/** What comes in anew bears a name that can be seen; files kept by older versions stay as they are. */
function named(kind: LibraryKind, { value, problems }: Checked): Checked {
  if (problems.length > 0) return { value, problems };
  const name = cleanName(kind.name(value));
  return name === '' ? { value, problems: ['Its name has no visible character.'] } : { value: kind.renamed(value, name), problems };
}

/** A file's name that people can read, in any writing; Windows keeps some names for devices. */
function fileNameOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const short = [...words].slice(0, 40).join('') || 'unnamed';
  return /^(con|prn|aux|nul|com\d|lpt\d)$/.test(short) ? `${short}-` : short;
}

/** Part of an id. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'unnamed';
