import { closeSync, fdatasync, fdatasyncSync, openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { encodeHeader, encodeLine } from '../../../src-shared/kernel/match-log.ts';
import type { LogLine, MatchHeader } from '../../../src-shared/kernel/match-log.ts';

/**
 * Append-only file of one match, held open. Each line is written before the caller continues, so a killed process loses nothing; fsync
 * follows in the background.
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

  /** Creates a file; fails when it exists. */
  static create(path: string, header: MatchHeader): Journal {
    const journal = new Journal(path, 'ax');
    journal.#write(encodeHeader(header));
    return journal;
  }

  /** Opens an existing file for appending. A truncated last line is removed and kept in a `recovered` line. */
  static resume(path: string, cutOff: string | null): Journal {
    if (cutOff !== null) truncateSync(path, readFileSync(path).lastIndexOf(0x0a) + 1);
    const journal = new Journal(path, 'a');
    if (cutOff !== null) journal.append([{ recovered: cutOff }]);
    return journal;
  }

  /** @throws the system's error, for instance on a full disk */
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
