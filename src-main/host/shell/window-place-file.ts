import { join } from 'node:path';
import { realDisk } from '../env/real-disk.ts';
import { parseFile } from '../store/json.ts';
import { readText } from '../store/read-file.ts';
import { tryTo, writeWhole } from '../store/write-file.ts';
import { windowPlaceSchema } from './window-place.ts';
import type { WindowPlace } from './window-place.ts';

/** Size limit in bytes; a valid file has some 150. */
const MOST_BYTES = 4096;
const pathIn = (dataDir: string): string => join(dataDir, 'window.json');

/** @returns null when the file is missing or damaged: the window opens at its default place */
export function readWindowPlace(dataDir: string): WindowPlace | null {
  try {
    return windowPlaceSchema.safeParse(parseFile(readText(realDisk, pathIn(dataDir), MOST_BYTES))).data ?? null;
  } catch {
    return null;
  }
}

/** Errors are ignored: the window opens at its default place next time. */
export function writeWindowPlace(dataDir: string, place: WindowPlace): void {
  // A full disk must not keep the window from closing.
  tryTo(() => {
    realDisk.makeFolder(dataDir);
    writeWhole(realDisk, pathIn(dataDir), `${JSON.stringify(place)}\n`);
  });
}
