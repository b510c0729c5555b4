import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** Something lies where a file of ours should be that cannot be read as one. The words say why. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** A pipe that nobody writes into must not hold up the app; other systems have none in folders, nor the flag. */
const NO_WAITING = constants.O_NONBLOCK ?? 0;

const MB = 1024 * 1024;

/** Largest files that are read, in bytes: far beyond what is ever written, and no burden for the memory. */
export const LARGEST = { settings: 64 * 1024, seats: MB, library: MB, match: 64 * MB, log: 8 * MB, run: 256 * MB } as const;

/**
 * All of an ordinary file.
 * @param most bytes it may have
 * @throws UnreadableFile when it is something else than a file, or larger; what the system says otherwise
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
