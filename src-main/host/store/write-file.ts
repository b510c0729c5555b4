import { dirname } from 'node:path';
import type { Disk } from '../env/disk.ts';
import { DiskError } from '../env/disk-error.ts';

/** What a file is called until it is complete. No store reads files that end so. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a file as a whole, behind a link if there is one: at any moment, a power cut included, the old content or the new one is there. When it
 * returns, the new one outlasts a power cut.
 * @throws DiskError; the old content is still there then, and nothing else
 */
export function writeWhole(disk: Disk, path: string, content: Buffer | string): void {
  const target = disk.resolve(path);
  const unfinished = target + UNFINISHED;
  disk.makeFolder(dirname(target));
  try {
    writeSynced(disk, unfinished, content);
    disk.rename(unfinished, target);
  } catch (error) {
    tryTo(() => disk.remove(unfinished));
    // People know the file by its own name.
    throw error instanceof DiskError ? new DiskError(error.deed, path, error.code, error) : error;
  }
  disk.syncFolder(dirname(target));
}

function writeSynced(disk: Disk, path: string, content: Buffer | string): void {
  const handle = disk.open(path, 'w');
  try {
    disk.write(handle, content);
    disk.sync(handle);
  } catch (error) {
    // The first error says what went wrong.
    tryTo(() => disk.close(handle));
    throw error;
  }
  disk.close(handle);
}

/** Removes a file for good. @throws DiskError */
export function removeFile(disk: Disk, path: string): void {
  disk.remove(path);
  disk.syncFolder(dirname(path));
}

/** Does what may fail without harm. */
export function tryTo(deed: () => void): void {
  try {
    deed();
  } catch {
    // Nothing depends on it.
  }
}
