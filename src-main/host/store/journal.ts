import { basename, dirname } from 'node:path';
import { encodeHeader, encodeLine } from '../../../src-shared/kernel/match-log.ts';
import type { LogLine, MatchHeader } from '../../../src-shared/kernel/match-log.ts';
import type { DataFolder } from './files.ts';
import { tryTo, writeWhole } from './write-file.ts';

/** A file that is open to be appended to. */
interface OpenFile {
  handle: number;
  identity: string;
  /** Syncs under way: it is closed only after them. */
  syncing: number;
}

/**
 * One match's file, only ever appended to. Lines are gathered by `add` and written by `flush`, before anybody is told of
 * what they say. The whole text is kept in memory: a file that is taken away, replaced or only half written is written anew.
 */
export class Journal {
  readonly path: string;
  readonly #data: DataFolder;
  /** What the file says, as far as that is known. */
  readonly #text: string[];
  /** Its bytes. */
  #size: number;
  /** What is to follow. */
  #owed = '';
  #isDue = false;
  /** False after a write or sync that failed: nobody knows what the file says then. */
  #isSound = true;
  #isSynced = true;
  #file: OpenFile | null = null;

  private constructor(data: DataFolder, path: string, text: string) {
    this.#data = data;
    this.path = path;
    this.#text = [text];
    this.#size = Buffer.byteLength(text);
  }

  /** Begins a new file, which outlasts a power cut when this returns. @throws DiskError; nothing is left then */
  static create(data: DataFolder, path: string, header: MatchHeader, lines: readonly LogLine[]): Journal {
    const text = encodeHeader(header) + lines.map(encodeLine).join('');
    writeWhole(data.env.disk, path, text);
    return new Journal(data, path, text);
  }

  /**
   * Goes on with a file; nothing is written before something happens.
   * @param text as the file says it. A last line that was cut off is taken out and kept, in words, as a line of its own.
   */
  static resume(data: DataFolder, path: string, text: string): Journal {
    const end = text.lastIndexOf('\n') + 1;
    const journal = new Journal(data, path, text.slice(0, end));
    if (end < text.length) {
      journal.#isSound = false;
      journal.add([{ recovered: text.slice(end) }], false);
    }
    return journal;
  }

  /** @param isDue whether it is worth writing by itself; otherwise it waits for what is */
  add(lines: readonly LogLine[], isDue = true): void {
    this.#owed += lines.map(encodeLine).join('');
    this.#isDue ||= isDue && lines.length > 0;
  }

  /**
   * Writes what was added.
   * @param durable it outlasts a power cut when this returns; otherwise soon
   * @param later called when a sync in the background fails
   * @throws DiskError; the next flush tries again
   */
  flush(durable: boolean, later: (error: Error) => void): void {
    if (!this.#isDue && (this.#isSynced || !durable)) return;
    const isOurs = this.#isSound && this.#isOurs();
    try {
      if (!isOurs) this.#writeAnew();
      else this.#append(durable, later);
      this.#isDue = false;
    } catch (error) {
      this.#doubt();
      throw error;
    }
  }

  /** @throws DiskError when something of it could not be written */
  close(): void {
    try {
      this.flush(true, () => undefined);
    } finally {
      this.#letGo();
    }
  }

  /** Does the file that was written still lie there, as long as it was left? */
  #isOurs(): boolean {
    const { disk } = this.#data.env;
    const there = disk.stat(this.path);
    const name = basename(this.path);
    if (there === null) {
      this.#data.report(`${name} was taken away while it was played. It was written anew.`);
      return false;
    }
    if (there.size === this.#size && (this.#file === null || this.#file.identity === there.identity)) {
      if (this.#file === null) {
        // A process that died may have left the file's name unsynced, and what is written into it would be lost with that.
        disk.syncFolder(dirname(this.path));
        this.#file = { handle: disk.open(this.path, 'a'), identity: there.identity, syncing: 0 };
      }
      return true;
    }
    const kept = this.#data.copyAside(this.path);
    this.#data.report(
      `${name} was changed by another program while it was played. It was written anew. What lay there was kept as ${kept}.`,
    );
    return false;
  }

  #append(durable: boolean, later: (error: Error) => void): void {
    const { disk } = this.#data.env;
    const file = this.#file!;
    if (this.#owed !== '') {
      disk.write(file.handle, this.#owed);
      this.#wrote();
      this.#isSynced = false;
    }
    if (durable) {
      disk.sync(file.handle);
      this.#isSynced = true;
    } else {
      this.#syncLater(file, later);
    }
  }

  #syncLater(file: OpenFile, later: (error: Error) => void): void {
    const size = this.#size;
    file.syncing++;
    this.#data.env.disk.syncLater(file.handle, (error) => {
      file.syncing--;
      if (file !== this.#file) {
        this.#close(file);
        return;
      }
      if (error === null) {
        this.#isSynced ||= size === this.#size;
        return;
      }
      this.#isSound = false;
      this.#isDue = true;
      later(error);
    });
  }

  #writeAnew(): void {
    const { disk } = this.#data.env;
    this.#letGo();
    writeWhole(disk, this.path, this.#text.join('') + this.#owed);
    this.#wrote();
    this.#isSynced = true;
    this.#isSound = true;
  }

  #wrote(): void {
    this.#text.push(this.#owed);
    this.#size += Buffer.byteLength(this.#owed);
    this.#owed = '';
  }

  /** After a failure: nothing half written is left, if possible, and the next flush begins anew. */
  #doubt(): void {
    this.#letGo();
    if (this.#isSound) tryTo(() => this.#cutBack());
    this.#isSound = false;
    this.#isDue = true;
  }

  #cutBack(): void {
    const { disk } = this.#data.env;
    if ((disk.stat(this.path)?.size ?? 0) > this.#size) disk.truncate(this.path, this.#size);
  }

  #letGo(): void {
    const file = this.#file;
    this.#file = null;
    if (file) this.#close(file);
  }

  #close({ handle, syncing }: OpenFile): void {
    if (syncing === 0) tryTo(() => this.#data.env.disk.close(handle));
  }
}
