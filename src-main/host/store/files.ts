import { basename, join } from 'node:path';
import { isoNow } from '../env/clock.ts';
import type { Timer } from '../env/clock.ts';
import type { FolderEntry } from '../env/disk.ts';
import { DiskError } from '../env/disk-error.ts';
import type { Env } from '../env/env.ts';
import { realEnv } from '../env/env.ts';
import { LARGEST, UnreadableFile, readBytes, readText } from './read-file.ts';
import { UNFINISHED, tryTo, writeWhole } from './write-file.ts';

/** Older ones are forgotten: whoever has so many needs no longer list. */
const MOST_PROBLEMS = 100;
/** What the system refused to read is tried again so often. */
const AGAIN_MS = 5000;

/** A file or folder that the system has refused so far. */
interface Refused {
  message: string;
  again(): void;
}

/**
 * The data folder and what goes wrong in it. A file that was read and makes no sense is moved aside and told of, never
 * dropped. One that the system does not let be read stays where it is, is told of, and is tried again.
 */
export class DataFolder {
  readonly root: string;
  readonly env: Env;
  readonly #problems: string[] = [];
  readonly #refused = new Map<string, Refused>();
  readonly #readable: (() => void)[] = [];
  readonly #notice: (message: string) => void;
  #again: Timer | null = null;
  #isClosed = false;

  constructor(root: string, notice: (message: string) => void, env: Env = realEnv) {
    this.root = root;
    this.env = env;
    this.#notice = notice;
    env.disk.makeFolder(root);
    tryTo(() => this.#tidy(root, env.disk.list(root)));
  }

  /** One sentence for each thing that was wrong since the start, and that still cannot be read; shown where the lists are. */
  get problems(): string[] {
    return [...this.#problems, ...new Set([...this.#refused.values()].map(({ message }) => message))];
  }

  /** Path of a sub-folder, made if it is missing. Where that is refused, so is everything that is written there. */
  folder(...parts: string[]): string {
    const path = join(this.root, ...parts);
    tryTo(() => this.env.disk.makeFolder(path));
    return path;
  }

  /**
   * Names of the files in a folder of ours, sorted; none where there is no folder.
   * @throws DiskError when the system refuses; it is tried again then
   */
  names(folder: string): string[] {
    const { disk } = this.env;
    return this.attempt(folder, () => {
      const entries = disk.stat(folder) === null ? [] : disk.list(folder);
      return this.#tidy(folder, entries).sort();
    });
  }

  /** What was said before is not said again: a file that cannot be moved aside is met with every list. */
  report(message: string): void {
    if (this.#problems.includes(message)) return;
    this.#problems.push(message);
    if (this.#problems.length > MOST_PROBLEMS) this.#problems.shift();
    this.#notice(message);
  }

  /** Moves a file that makes no sense, or is none, out of the way. @returns where it lies now; null where it could not be moved */
  setAside(path: string, reason: string): string | null {
    const kept = this.#moveAside(path);
    const name = basename(path);
    this.report(
      kept === null ? `${name} could not be read (${reason}).` : `${name} could not be read (${reason}). It was set aside as ${kept}.`,
    );
    return kept;
  }

  /** A copy of a file that is about to be replaced. @returns where it lies. @throws DiskError or UnreadableFile */
  copyAside(path: string): string {
    const { disk } = this.env;
    const kept = this.#placeAside(path);
    writeWhole(disk, kept, readBytes(disk, path, LARGEST.match));
    return kept;
  }

  #moveAside(path: string): string | null {
    try {
      const kept = this.#placeAside(path);
      this.env.disk.rename(path, kept);
      return kept;
    } catch {
      return null;
    }
  }

  #placeAside(path: string): string {
    const { disk, clock } = this.env;
    const stamp = isoNow(clock).replace(/[:.]/g, '-');
    const folder = this.folder('set-aside');
    let kept = join(folder, `${stamp}-${basename(path)}`);
    for (let n = 2; disk.stat(kept) !== null; n++) kept = join(folder, `${stamp}-${n}-${basename(path)}`);
    return kept;
  }

  /**
   * @param most bytes it may have
   * @returns null when there is nothing to read: what is no file, or too large for one of ours, is set aside
   * @throws DiskError when the system refuses; the file is tried again then until it can be read
   */
  readText(path: string, most: number): string | null {
    return this.attempt(path, () => {
      try {
        return readText(this.env.disk, path, most);
      } catch (error) {
        if (error instanceof UnreadableFile) this.setAside(path, error.message);
        else if (!(error instanceof DiskError) || error.code !== 'ENOENT') throw error;
        return null;
      }
    });
  }

  /** Called when something that could not be read can be read, or is gone. */
  onReadable(listener: () => void): void {
    this.#readable.push(listener);
  }

  /** Either the old content or the new one is on the disk afterwards, whatever happens meanwhile. @throws DiskError */
  writeJson(path: string, value: unknown): void {
    writeWhole(this.env.disk, path, `${JSON.stringify(value, null, 2)}\n`);
  }

  close(): void {
    this.#isClosed = true;
    this.#again?.cancel();
    this.#again = null;
  }

  /**
   * Reads or changes something; what the system refuses is told of and tried again until it is granted.
   * @param key what is done to what, for telling one thing from another
   * @throws DiskError when the system refuses
   */
  attempt<T>(key: string, deed: () => T): T {
    try {
      const found = deed();
      this.#refused.delete(key);
      return found;
    } catch (error) {
      if (error instanceof DiskError) this.#keepTrying(key, error, () => this.attempt(key, deed));
      throw error;
    }
  }

  /** Takes away what a power cut left half written. @returns the names of all else */
  #tidy(folder: string, entries: readonly FolderEntry[]): string[] {
    const names = entries.map(({ name }) => name);
    for (const name of names) if (name.endsWith(UNFINISHED)) tryTo(() => this.env.disk.remove(join(folder, name)));
    return names.filter((name) => !name.endsWith(UNFINISHED));
  }

  #keepTrying(key: string, error: DiskError, again: () => void): void {
    const message = `${error.message}. It stays as it is and is tried again.`;
    const isKnown = [...this.#refused.values()].some((known) => known.message === message);
    this.#refused.set(key, { message, again });
    if (!isKnown) this.#notice(message);
    this.#waitToTry();
  }

  #waitToTry(): void {
    if (this.#refused.size === 0 || this.#isClosed) return;
    this.#again ??= this.env.clock.after(AGAIN_MS, () => {
      this.#again = null;
      this.#tryAgain();
    });
  }

  #tryAgain(): void {
    const before = this.#refused.size;
    for (const { again } of [...this.#refused.values()]) tryTo(again);
    this.#waitToTry();
    if (this.#refused.size < before) for (const listener of this.#readable) listener();
  }
}
