import { MAX_FILE_CHARS } from '../../src-shared/protocol/fields.ts';
import type { FileSight } from '../../src-shared/protocol/messages.ts';
import type { Client } from '../client/client.ts';
import { withoutDirectionSigns } from '../client/direction-signs.ts';
import { problemOf } from './words/problems.ts';

/** A file that was brought to the window: what it holds, or why it cannot be used. */
export type OpenedFile =
  | { state: 'sound'; name: string; text: string; sight: FileSight }
  | { state: 'refused'; name: string; message: string; problems: readonly string[] };

/** What lies on a table at once; a dropped folder of files is no table. */
const MOST_FILES = 20;
/** What the protocol lets a name have. */
const NAME_CHARS = 80;

/**
 * Files of the game that come from outside, whichever way: dropped on the window, or opened with it. Each is checked by
 * the host and shown; nothing is kept before the person says so.
 */
export class FileOpener {
  #waiting = $state.raw<readonly OpenedFile[]>([]);
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** The one that is shown now. */
  get shown(): OpenedFile | null {
    return this.#waiting[0] ?? null;
  }

  /** How many more wait behind it. */
  get more(): number {
    return Math.max(0, this.#waiting.length - 1);
  }

  /** Shows what a text of this name holds; says in words why it cannot be used. Never throws. */
  async openGameFile(name: string, text: string): Promise<void> {
    this.#waiting = [...this.#waiting, await this.#look(withoutDirectionSigns(name).slice(-NAME_CHARS) || 'The file', text)];
  }

  async openFiles(files: readonly File[]): Promise<void> {
    for (const file of files.slice(0, MOST_FILES)) {
      const tooLarge = file.size > MAX_FILE_CHARS;
      const text = tooLarge ? null : await file.text().catch(() => null);
      if (text !== null) await this.openGameFile(file.name, text);
      else
        this.refuse(file.name, tooLarge ? `It has more than ${MAX_FILE_CHARS / 1_000_000} MB.` : 'It is a folder, or it cannot be read.');
    }
    if (files.length > MOST_FILES) this.refuse(`${files.length - MOST_FILES} more files`, `Bring ${MOST_FILES} at once at most.`);
  }

  /** Shows that something cannot be opened. */
  refuse(fileName: string, problem: string): void {
    const name = withoutDirectionSigns(fileName);
    this.#waiting = [...this.#waiting, { state: 'refused', name, message: `${name} cannot be used.`, problems: [problem] }];
  }

  /** Keeps what is shown and puts it away. @returns what it is from now on, or null when the host refuses, which is shown */
  async keep(): Promise<FileSight | null> {
    const { shown } = this;
    if (shown?.state !== 'sound') return null;
    this.close();
    try {
      return await this.#client.request('file.keep', { fileName: shown.name, text: shown.text });
    } catch (error) {
      this.#waiting = [{ state: 'refused', name: shown.name, ...problemOf(error) }, ...this.#waiting];
      return null;
    }
  }

  close(): void {
    this.#waiting = this.#waiting.slice(1);
  }

  async #look(name: string, text: string): Promise<OpenedFile> {
    try {
      return { state: 'sound', name, text, sight: await this.#client.request('file.look', { fileName: name, text }) };
    } catch (error) {
      return { state: 'refused', name, ...problemOf(error) };
    }
  }
}
