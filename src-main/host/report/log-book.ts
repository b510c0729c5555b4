import { join } from 'node:path';
import { isoNow } from '../env/clock.ts';
import type { DataFolder } from '../store/files.ts';
import { LARGEST } from '../store/read-file.ts';
import { tryTo } from '../store/write-file.ts';

/** Lines that are kept, over restarts too: enough to see what led to a fault. */
const KEPT_LINES = 200;
/** Lines that one run may write, so that a fault which repeats itself fills no disk. */
const LINES_PER_RUN = 2000;
const LINE_CHARS = 2000;

/** What went wrong lately, for bug reports: in memory, and in a small file so that it outlives a crash. */
export class LogBook {
  readonly #data: DataFolder;
  readonly #path: string;
  #lines: string[];
  #written = 0;

  constructor(data: DataFolder) {
    this.#data = data;
    this.#path = join(data.root, 'log.txt');
    this.#lines = this.#before();
  }

  /** Oldest first. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  add(what: unknown): void {
    const text = what instanceof Error ? (what.stack ?? what.message) : String(what);
    const line = `${isoNow(this.#data.env.clock)} ${text.slice(0, LINE_CHARS).replaceAll(/\s*\n\s*/g, ' | ')}`;
    this.#lines = [...this.#lines.slice(1 - KEPT_LINES), line];
    if (this.#written++ < LINES_PER_RUN) this.#write('a', `${line}\n`);
  }

  #before(): string[] {
    try {
      const lines = (this.#data.readText(this.#path, LARGEST.log) ?? '').split('\n').filter((line) => line !== '');
      if (lines.length <= KEPT_LINES) return lines;
      const kept = lines.slice(-KEPT_LINES);
      this.#write('w', `${kept.join('\n')}\n`);
      return kept;
    } catch {
      // The lines of this run follow those that cannot be read.
      return [];
    }
  }

  /** A log that cannot be written must not be one more fault: the line is still in memory. */
  #write(purpose: 'a' | 'w', text: string): void {
    const { disk } = this.#data.env;
    tryTo(() => {
      const handle = disk.open(this.#path, purpose);
      try {
        disk.write(handle, text);
      } finally {
        disk.close(handle);
      }
    });
  }
}
