import { closeSync, fdatasync, fdatasyncSync, openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { encodeHeader, encodeLine } from '../../../src-shared/kernel/match-log.ts';
import type { LogLine, MatchHeader } from '../../../src-shared/kernel/match-log.ts';

/**
 * One match's file, held open and only ever appended to. Each line is handed to the system before the caller goes
 * on, so a killed process loses nothing; syncing to the disk follows at once in the background.
 */
export class Journal {
  readonly path: string;
  readonly #fd: number;
  #syncing = false;
  #dirty = false;
  #closed = false;

  private constructor(path: string, flags: string) {
    this.path = path;
    this.#fd = openSync(path, flags);
  }

  /** Begins a new file; never writes over one. */
  static create(path: string, header: MatchHeader): Journal {
    const journal = new Journal(path, 'ax');
    journal.#write(encodeHeader(header));
    return journal;
  }

  /** Goes on with a file. A last line that was cut off is taken out and kept, in words, as a line of its own. */
  static resume(path: string, cutOff: string | null): Journal {
    if (cutOff !== null) truncateSync(path, readFileSync(path).lastIndexOf(0x0a) + 1);
    const journal = new Journal(path, 'a');
    if (cutOff !== null) journal.append([{ recovered: cutOff }]);
    return journal;
  }

  /** @throws when the disk refuses */
  append(lines: readonly LogLine[]): void {
    if (lines.length > 0) this.#write(lines.map(encodeLine).join(''));
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    fdatasyncSync(this.#fd);
    if (!this.#syncing) closeSync(this.#fd);
  }

  #write(text: string): void {
    writeFileSync(this.#fd, text);
    this.#dirty = true;
    this.#sync();
  }

  #sync(): void {
    if (this.#syncing || !this.#dirty) return;
    this.#syncing = true;
    this.#dirty = false;
    fdatasync(this.#fd, () => {
      this.#syncing = false;
      if (this.#closed) closeSync(this.#fd);
      else this.#sync();
    });
  }
}
