import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { MAX_FILE_CHARS } from '../../../src-shared/protocol/messages.ts';
import type { Opened } from '../../../src-shared/protocol/shell.ts';

/** Kinds of files that people keep and open; without the dot, as dialogs want them. */
export const GAME_FILES = ['ffmatch', 'ffdeck', 'ffmap'] as const;
export const GAME_FILE = new RegExp(`\\.(${GAME_FILES.join('|')})$`, 'i');

/** A pipe that nobody writes into must not hold up the program; other systems have none, nor the flag. */
const NO_WAITING = constants.O_NONBLOCK ?? 0;

/**
 * The text of a file that a person opened: an ordinary file of ours by name, kind, size and encoding. What it says is
 * checked by whoever imports it. Never throws: what is wrong is said in one sentence.
 */
export async function readGameFile(path: string): Promise<Opened> {
  const name = basename(path);
  const refuse = (why: string): Opened => ({ kind: 'problem', message: `“${name}” cannot be opened: ${why}` });
  if (!GAME_FILE.test(name)) return refuse(`Five Forges opens files that end in ${GAME_FILES.map((kind) => `.${kind}`).join(', ')}.`);
  let file: FileHandle | null = null;
  try {
    file = await open(path, constants.O_RDONLY | NO_WAITING);
    const stat = await file.stat();
    if (!stat.isFile()) return refuse('it is not an ordinary file.');
    // No text has more characters than bytes.
    if (stat.size > MAX_FILE_CHARS) return refuse(`it has more than ${MAX_FILE_CHARS / 1_000_000} MB.`);
    const bytes = Buffer.alloc(stat.size);
    const { bytesRead } = await file.read(bytes, 0, stat.size, 0);
    return { kind: 'file', name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytesRead)) };
  } catch (error) {
    return refuse(inWords(error));
  } finally {
    await file?.close();
  }
}

function inWords(error: unknown): string {
  if (error instanceof TypeError) return 'it is not a text.';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'it is not there any more.';
  if (code === 'EACCES' || code === 'EPERM') return 'this computer does not let Five Forges read it.';
  if (code === 'EISDIR') return 'it is a folder.';
  return `reading it failed (${code ?? 'unknown reason'}).`;
}
