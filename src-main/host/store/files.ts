import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

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

  report(message: string): void {
    this.problems.push(message);
    this.#notice(message);
  }

  setAside(path: string, reason: string): void {
    const name = basename(path);
    const kept = join(this.folder('set-aside'), `${new Date().toISOString().replace(/[:.]/g, '-')}-${name}`);
    try {
      renameSync(path, kept);
      this.report(`${name} could not be read (${reason}). It was set aside as ${kept}.`);
    } catch {
      this.report(`${name} could not be read (${reason}).`);
    }
  }

  /** @returns null when the file does not exist */
  readText(path: string): string | null {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Either the old content or the new one is on the disk afterwards, whatever happens meanwhile. */
  writeJson(path: string, value: unknown): void {
    writeFileAtomic.sync(path, `${JSON.stringify(value, null, 2)}\n`);
  }
}

/** @returns undefined when the text is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
