import { MAX_FILE_CHARS } from '../../src-shared/protocol/fields.ts';
import type { FileSight } from '../../src-shared/protocol/messages.ts';
import type { Client } from '../client/client.ts';
import { isolated, withoutDirection } from '../../src-shared/text/names.ts';
import { readQr } from '../ui/qr/read-qr.ts';
import { problemOf } from './words/problems.ts';

/** A file from outside: its content, or why it cannot be used. */
export type OpenedFile =
  | { state: 'sound'; name: string; text: string; sight: FileSight }
  | { state: 'refused'; name: string; message: string; problems: readonly string[] };

/** Limit on files dropped at once. */
const MOST_FILES = 20;
/** Length limit of a file name in the protocol. */
const NAME_CHARS = 80;

/**
 * Files from outside, dropped on the window or opened with it. Each is validated by the host and shown; it is imported only when the person
 * confirms.
 */
export class FileOpener {
  #waiting = $state.raw<readonly OpenedFile[]>([]);
  readonly #client: Client;
  readonly #showCode: (code: string) => boolean;

  /** @param showCode shows what a text from a picture stands for, where it is a code of something; otherwise false */
  constructor(client: Client, showCode: (code: string) => boolean = () => false) {
    this.#client = client;
    this.#showCode = showCode;
  }

  /** The file that is shown now. */
  get shown(): OpenedFile | null {
    return this.#waiting[0] ?? null;
  }

  /** Number of files in the queue behind it. */
  get more(): number {
    return Math.max(0, this.#waiting.length - 1);
  }

  /** Validates a file and shows its content, or why it cannot be used. Never throws. */
  async openGameFile(name: string, text: string): Promise<void> {
    this.#waiting = [...this.#waiting, await this.#look(withoutDirection(name).slice(-NAME_CHARS) || 'The file', text)];
  }

  async openFiles(files: readonly File[]): Promise<void> {
    for (const file of files.slice(0, MOST_FILES)) {
      if (file.type.startsWith('image/')) {
        await this.#openPicture(file);
        continue;
      }
      const tooLarge = file.size > MAX_FILE_CHARS;
      const text = tooLarge ? null : await file.text().catch(() => null);
      if (text !== null) await this.openGameFile(file.name, text);
      else this.refuse(file.name, tooLarge ? `It has more than ${MAX_FILE_CHARS / 2 ** 20} MB.` : 'It is a folder, or it cannot be read.');
    }
    if (files.length > MOST_FILES) this.refuse(`${files.length - MOST_FILES} more files`, `Bring ${MOST_FILES} at once at most.`);
  }

  /** A picture counts for the code that it shows. */
  async #openPicture(file: File): Promise<void> {
    const code = await readQr(file).catch(() => null);
    if (code === null) this.refuse(file.name, 'There is no QR code in this picture that can be read. A larger or sharper picture may do.');
    else if (!this.#showCode(code)) this.refuse(file.name, 'Its QR code is none of a deck that this version knows.');
  }

  /** Shows why something cannot be opened. */
  refuse(fileName: string, problem: string): void {
    const name = withoutDirection(fileName);
    this.#waiting = [...this.#waiting, { state: 'refused', name, message: `${isolated(name)} cannot be used.`, problems: [problem] }];
  }

  /**
   * Imports the shown file and closes it.
   * @returns the imported entry, or null when the host refuses, which is shown
   */
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
