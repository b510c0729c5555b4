import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { NewerLog } from '../../../src-shared/kernel/match-log.ts';
import type { LogLine, MatchHeader, MatchLog } from '../../../src-shared/kernel/match-log.ts';
import { MATCH_ID } from '../../../src-shared/protocol/fields.ts';
import type { MatchSummary } from '../../../src-shared/protocol/messages.ts';
import { newestFirst } from '../../../src-shared/protocol/recent.ts';
import type { FileStat } from '../env/disk.ts';
import { DiskError } from '../env/disk-error.ts';
import type { DataFolder } from './files.ts';
import { Journal } from './journal.ts';
import { newerSummary, scan, summaryOf } from './match-summary.ts';
import type { Scanned } from './match-summary.ts';
import { LARGEST, UnreadableFile, readText } from './read-file.ts';
import { readHeader, readLog } from './read-log.ts';
import { removeFile, writeWhole } from './write-file.ts';

const EXTENSION = '.ffmatch';

/** The folder of match files: one JSON-lines file for each match, named by its id. */
export class MatchFiles {
  readonly #data: DataFolder;
  readonly #folder: string;
  /** Lists are asked for often and files are long: each version of a file is read once. */
  readonly #scanned = new Map<string, { stamp: string; scanned: Scanned }>();
  /** What replaying a match has shown to be wrong with it. */
  readonly #damage = new Map<string, string>();
  readonly #reported = new Set<string>();
  /** The last list, for when the folder cannot be read. */
  #listed: MatchSummary[] = [];

  constructor(data: DataFolder) {
    this.#data = data;
    this.#folder = data.folder('matches');
  }

  path(id: string): string {
    return join(this.#folder, id + EXTENSION);
  }

  /** @param named its id; absent: a fresh one. @throws DiskError; nothing is left then */
  create(header: MatchHeader, lines: readonly LogLine[], named?: string): { id: string; journal: Journal } {
    const id = named ?? this.#freshId(header);
    return { id, journal: Journal.create(this.#data, this.path(id), header, lines) };
  }

  /** @param text as it was read */
  resume(id: string, text: string): Journal {
    return Journal.resume(this.#data, this.path(id), text);
  }

  /** Id of the match whose file says the very same; '' when there is none. */
  same(text: string): string {
    const begin = beginOf(headerOf(text));
    const alike = this.#data.names(this.#folder).filter((name) => name.startsWith(begin) && name.endsWith(EXTENSION));
    const twin = alike.find((name) => this.text(idOf(name)) === text);
    return twin === undefined ? '' : idOf(twin);
  }

  /** Keeps a file that was written elsewhere, once. @returns its id. @throws DiskError */
  add(text: string): string {
    const kept = this.same(text);
    if (kept !== '') return kept;
    const id = beginOf(headerOf(text)) + createHash('sha256').update(text).digest('hex').slice(0, 12);
    writeWhole(this.#data.env.disk, this.path(id), text);
    return id;
  }

  /** Keeps the lines before one of a match as a match of their own. @returns its id. @throws DiskError */
  addBefore(id: string, fileLine: number): string {
    const text = this.text(id);
    const before = text
      .split('\n')
      .slice(0, fileLine - 1)
      .map((line) => `${line}\n`)
      .join('');
    const copy = this.#freshId(headerOf(text));
    writeWhole(this.#data.env.disk, this.path(copy), before);
    return copy;
  }

  /** What the list would say of a file that is not in it. */
  describe(text: string, titleOf: (game: string) => string | undefined): MatchSummary {
    return summaryOf(this.same(text), scan(text), this.#data.env.clock.now(), titleOf, undefined);
  }

  /**
   * Why a match from another machine cannot be kept by its id there, in a sentence; null when it can. A file of that id is replaced only where it
   * is the beginning of the other, and was handed away before.
   * @param wasHanded the match here is not this machine's to go on with, or over
   */
  receiveProblem(id: string, text: string, wasHanded: boolean): string | null {
    if (!id.startsWith(beginOf(headerOf(text)))) return 'The match that was handed over has the name of another one.';
    if (!this.exists(id)) return null;
    const own = this.text(id);
    return wasHanded && text.startsWith(own) ? null : 'There is another match of this name on this computer.';
  }

  /** Writes a file that came from another machine. It outlasts a power cut when this returns. @throws DiskError */
  put(id: string, text: string): void {
    writeWhole(this.#data.env.disk, this.path(id), text);
    this.markDamaged(id, null);
  }

  exists(id: string): boolean {
    return this.#data.env.disk.stat(this.path(id)) !== null;
  }

  /** Changes whenever the file does. */
  stamp(id: string): string {
    const stat = this.#data.env.disk.stat(this.path(id));
    return stat === null ? '' : stampOf(stat);
  }

  text(id: string): string {
    return readText(this.#data.env.disk, this.path(id), LARGEST.match);
  }

  /** @throws UnreadableLog or UnreadableFile, after the file was set aside; NewerLog or DiskError, and it stays */
  read(id: string): { log: MatchLog; text: string } {
    try {
      const text = this.text(id);
      return { log: readLog(text), text };
    } catch (error) {
      if (!(error instanceof NewerLog) && !(error instanceof DiskError)) this.#data.setAside(this.path(id), (error as Error).message);
      throw error;
    }
  }

  /** @throws DiskError */
  remove(id: string): void {
    removeFile(this.#data.env.disk, this.path(id));
    this.#scanned.delete(id);
    this.#damage.delete(id);
  }

  markDamaged(id: string, message: string | null): void {
    if (message === null) this.#damage.delete(id);
    else this.#damage.set(id, message);
  }

  isDamaged(id: string): boolean {
    return this.#damage.has(id);
  }

  /** Newest first; as it was where the folder cannot be read now. */
  list(titleOf: (game: string) => string | undefined): MatchSummary[] {
    try {
      const names = this.#data.names(this.#folder).filter((name) => name.endsWith(EXTENSION));
      const found = names.flatMap((name) => this.#summary(name, titleOf) ?? []);
      this.#listed = newestFirst(found, ({ updatedAt }) => updatedAt, this.#data.env.clock.now());
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
    }
    return this.#listed;
  }

  #freshId(header: MatchHeader): string {
    const begin = beginOf(header);
    let id: string;
    do id = begin + this.#data.env.random(3).toString('hex');
    while (this.exists(id));
    return id;
  }

  /** Null for a file that is no match, or that nobody can read now. */
  #summary(name: string, titleOf: (game: string) => string | undefined): MatchSummary | null {
    const id = idOf(name);
    if (!MATCH_ID.test(id)) {
      this.#reportOnce(name);
      return null;
    }
    const path = this.path(id);
    try {
      const stat = this.#data.attempt(`${path} (there)`, () => this.#data.env.disk.stat(path));
      const scanned = stat && this.#scan(id, stampOf(stat));
      return stat && scanned && summaryOf(id, scanned, stat.modified, titleOf, this.#damage.get(id));
    } catch (error) {
      if (error instanceof NewerLog) return newerSummary(id, error, this.#data.env.clock.now());
      if (error instanceof DiskError) return this.#listed.find(({ match }) => match === id) ?? null;
      if (!(error instanceof UnreadableFile)) this.#data.setAside(path, (error as Error).message);
      return null;
    }
  }

  #scan(id: string, stamp: string): Scanned | null {
    const known = this.#scanned.get(id);
    if (known?.stamp === stamp) return known.scanned;
    const text = this.#data.readText(this.path(id), LARGEST.match);
    if (text === null) return null;
    const scanned = scan(text);
    this.#scanned.set(id, { stamp, scanned });
    return scanned;
  }

  #reportOnce(name: string): void {
    if (this.#reported.has(name)) return;
    this.#reported.add(name);
    this.#data.report(`${name} was left out of the list: a match file's name holds only a–z, 0–9 and dashes.`);
  }
}

const stampOf = ({ modified, size }: FileStat): string => `${modified} ${size}`;

const idOf = (fileName: string): string => fileName.slice(0, -EXTENSION.length);

/** An id says the game and the second in which the match began. */
const beginOf = ({ game, startedAt }: MatchHeader): string => `${game}-${startedAt.slice(0, 19).replace(/[^0-9]/g, '')}-`;

const headerOf = (text: string): MatchHeader => readHeader(text.slice(0, text.indexOf('\n')));
