import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../store/files.ts';
import { LARGEST } from '../store/read-file.ts';

/** Lines kept, across restarts. */
const KEPT_LINES = 200;
/** Limit on written lines per run, so that a repeating error cannot fill the disk. */
const LINES_PER_RUN = 2000;
const LINE_CHARS = 2000;

/** Recent errors for bug reports: in memory, and in a small file that survives a crash. */
export class LogBook {
  readonly #path: string;
  #lines: string[];
  #written = 0;

  constructor(data: DataFolder) {
    this.#path = join(data.root, 'log.txt');
    this.#lines = this.#readKept(data);
  }

  /** Oldest first. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  add(what: unknown): void {
    const text = what instanceof Error ? (what.stack ?? what.message) : String(what);
    const line = `${new Date().toISOString()} ${text.slice(0, LINE_CHARS).replaceAll(/\s*\n\s*/g, ' | ')}`;
    this.#lines = [...this.#lines.slice(1 - KEPT_LINES), line];
    if (this.#written++ < LINES_PER_RUN) this.#write(() => appendFileSync(this.#path, `${line}\n`));
  }

  #readKept(data: DataFolder): string[] {
    try {
      const lines = (data.readText(this.#path, LARGEST.log) ?? '').split('\n').filter((line) => line !== '');
      if (lines.length <= KEPT_LINES) return lines;
      const kept = lines.slice(-KEPT_LINES);
      this.#write(() => writeFileSync(this.#path, `${kept.join('\n')}\n`));
      return kept;
    } catch {
      // Not a text file, or too large: start a new one.
      this.#write(() => writeFileSync(this.#path, ''));
      return [];
    }
  }

  /** A failed write is ignored: logging must not cause another error. */
  #write(write: () => void): void {
    try {
      write();
    } catch {
      // The line is still in memory.
    }
  }
}
