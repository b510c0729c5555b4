import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { readText } from './read-file.ts';

/** Older ones are forgotten: whoever has so many needs no longer list. */
const MOST_PROBLEMS = 100;

/** The data folder and what goes wrong in it. A file that cannot be read is moved aside and told of, never dropped. */
export class DataFolder {
  readonly root: string;
  /** One sentence for each thing that was wrong since the start; shown where the lists are. */
  readonly problems: string[] = [];
  readonly #notice: (message: string) => void;

  constructor(root: string, notice: (message: string) => void) {
    this.root = root;
    this.#notice = notice;
    mkdirSync(root, { recursive: true });
  }

  /** Path of a sub-folder, made if it is missing. */
  folder(...parts: string[]): string {
    const path = join(this.root, ...parts);
    mkdirSync(path, { recursive: true });
    return path;
  }

  /** What was said before is not said again: a file that cannot be moved aside is met with every list. */
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
   * @param most bytes it may have
   * @returns null when there is nothing to read: what is there but cannot be read is set aside
   */
  readText(path: string, most: number): string | null {
    try {
      return readText(path, most);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.setAside(path, (error as Error).message);
      return null;
    }
  }

  /** Either the old content or the new one is on the disk afterwards, whatever happens meanwhile. */
  writeJson(path: string, value: unknown): void {
    writeFileAtomic.sync(path, `${JSON.stringify(value, null, 2)}\n`);
  }
}
