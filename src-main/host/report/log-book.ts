import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../store/files.ts';
import { LARGEST } from '../store/read-file.ts';

/** Lines that are kept, over restarts too: enough to see what led to a fault. */
const KEPT_LINES = 200;
/** Lines that one run may write, so that a fault which repeats itself fills no disk. */
const LINES_PER_RUN = 2000;
const LINE_CHARS = 2000;

/** What went wrong lately, for bug reports: in memory, and in a small file so that it outlives a crash. */
export class LogBook {
  readonly #path: string;
  #lines: string[];
  #written = 0;

  constructor(data: DataFolder) {
    this.#path = join(data.root, 'log.txt');
    this.#lines = this.#before(data);
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

  #before(data: DataFolder): string[] {
    try {
      const lines = (data.readText(this.#path, LARGEST.log) ?? '').split('\n').filter((line) => line !== '');
      if (lines.length <= KEPT_LINES) return lines;
      const kept = lines.slice(-KEPT_LINES);
      this.#write(() => writeFileSync(this.#path, `${kept.join('\n')}\n`));
      return kept;
    } catch {
      // It is no file of ours, or one that grew beyond reading: a new one begins.
      this.#write(() => writeFileSync(this.#path, ''));
      return [];
    }
  }

  /** A log that cannot be written must not be one more fault. */
  #write(write: () => void): void {
    try {
      write();
    } catch {
      // it is still in memory
    }
  }
}
