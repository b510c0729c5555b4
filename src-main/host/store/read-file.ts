import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** A path that is not a readable file of ours. The message says why. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Opening a pipe without a writer would block. Windows has neither such files in folders nor the flag. */
const NO_WAITING = constants.O_NONBLOCK ?? 0;

const MB = 1024 * 1024;

/** Size limits in bytes, far beyond what is ever written. */
export const LARGEST = { settings: 64 * 1024, seats: MB, library: MB, match: 64 * MB, log: 8 * MB, run: 256 * MB } as const;

/**
 * Reads a whole regular file.
 * @param most size limit in bytes
 * @throws UnreadableFile when it is not a regular file or too large; the system's errors otherwise
 */
export function readBytes(path: string, most: number): Buffer {
  const fd = openSync(path, constants.O_RDONLY | NO_WAITING);
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile()) throw new UnreadableFile('it is not an ordinary file');
    if (stat.size > most) throw new UnreadableFile(`it is larger than ${inWords(most)}`);
    return readFileSync(fd);
  } finally {
    closeSync(fd);
  }
}

export const readText = (path: string, most: number): string => readBytes(path, most).toString('utf8');

const inWords = (bytes: number): string => (bytes < MB ? `${bytes / 1024} KB` : `${Math.round(bytes / MB)} MB`);
