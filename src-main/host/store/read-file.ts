import type { Disk } from '../env/disk.ts';

/** Something lies where a file of ours should be that cannot be read as one. The words say why. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const MB = 1024 * 1024;

/** Largest files that are read, in bytes: far beyond what is ever written, and no burden for the memory. */
export const LARGEST = { settings: 64 * 1024, seats: MB, library: MB, match: 64 * MB, log: 8 * MB, run: 256 * MB } as const;

/**
 * All of an ordinary file.
 * @param most bytes it may have
 * @throws UnreadableFile when it is something else than a file, or larger; DiskError when the system refuses
 */
export function readBytes(disk: Disk, path: string, most: number): Buffer {
  const handle = disk.open(path, 'r');
  try {
    const { kind, size } = disk.statOf(handle);
    if (kind !== 'file') throw new UnreadableFile('it is not an ordinary file');
    if (size > most) throw new UnreadableFile(`it is larger than ${inWords(most)}`);
    return disk.read(handle);
  } finally {
    disk.close(handle);
  }
}

export const readText = (disk: Disk, path: string, most: number): string => readBytes(disk, path, most).toString('utf8');

const inWords = (bytes: number): string => (bytes < MB ? `${bytes / 1024} KB` : `${Math.round(bytes / MB)} MB`);
