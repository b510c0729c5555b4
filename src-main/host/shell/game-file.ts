import { quoted } from '../../../src-shared/text/names.ts';
import { basename } from 'node:path';
import { MAX_FILE_CHARS } from '../../../src-shared/protocol/fields.ts';
import type { Opened } from '../../../src-shared/protocol/shell.ts';
import { DiskError } from '../env/disk-error.ts';
import { realDisk } from '../env/real-disk.ts';
import { UnreadableFile, readBytes } from '../store/read-file.ts';

/** File extensions of the game, without the dot. */
export const GAME_FILES = ['ffmatch', 'ffdeck', 'ffmap'] as const;
export const GAME_FILE = new RegExp(`\\.(${GAME_FILES.join('|')})$`, 'i');

/**
 * The text of a file that a person opened; checks name, type, size and encoding. The content is validated by the import. A
 * problem is returned as a sentence.
 */
export function readGameFile(path: string): Opened {
  const name = basename(path);
  const refuse = (why: string): Opened => ({ kind: 'problem', message: `${quoted(name)} cannot be opened: ${why}.` });
  if (!GAME_FILE.test(name)) return refuse(`Five Forges opens files that end in ${GAME_FILES.map((kind) => `.${kind}`).join(', ')}`);
  try {
    // A text has at most as many characters as bytes.
    const bytes = readBytes(realDisk, path, MAX_FILE_CHARS);
    return { kind: 'file', name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    return refuse(inWords(error));
  }
}

function inWords(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof TypeError) return 'it is not a text';
  if (error instanceof DiskError) return error.reason;
  throw error;
}
