import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { readText } from './read-file.ts';

/** Limit on listed problems; the oldest are dropped. */
const MOST_PROBLEMS = 100;

/** The data folder, and the problems met in it. An unreadable file is moved aside and reported, never deleted. */
export class DataFolder {
  readonly root: string;
  /** Problems since the start, a sentence each; shown beside the lists. */
  readonly problems: string[] = [];
  readonly #notice: (message: string) => void;

  constructor(root: string, notice: (message: string) => void) {
    this.root = root;
    this.#notice = notice;
    mkdirSync(root, { recursive: true });
  }

  /** Path of a sub-folder, which is created when missing. */
  folder(...parts: string[]): string {
    const path = join(this.root, ...parts);
    mkdirSync(path, { recursive: true });
    return path;
  }

  /** Deduplicates: a file that cannot be moved aside causes the same problem with every listing. */
  report(message: string): void {
    if (this.problems.includes(message)) return;
    this.problems.push(message);
    if (this.problems.length > MOST_PROBLEMS) this.problems.shift();
    this.#notice(message);
  }

  setAside(path: string, reason: string): void {
    const name = basename(path);
    try {
      const kept = join(this.folder('set-aside'), `${new Date().toISOString().replace(/[:.]/g, '-')}-${name}`);
      renameSync(path, kept);
      this.report(`${name} could not be read (${reason}). It was set aside as ${kept}.`);
    } catch {
      this.report(`${name} could not be read (${reason}).`);
    }
  }

  /**
   * @param most size limit in bytes
   * @returns null for a missing or unreadable file; the latter is set aside
   */
  readText(path: string, most: number): string | null {
    try {
      return readText(path, most);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.setAside(path, (error as Error).message);
      return null;
    }
  }

  /** Atomic write: after a crash the file has either the old content or the new. */
  writeJson(path: string, value: unknown): void {
    writeFileAtomic.sync(path, `${JSON.stringify(value, null, 2)}\n`);
  }
}
