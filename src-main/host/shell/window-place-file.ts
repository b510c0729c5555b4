import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { parseJson } from '../store/json.ts';
import { readText } from '../store/read-file.ts';
import { windowPlaceSchema } from './window-place.ts';
import type { WindowPlace } from './window-place.ts';

/** A place is written in some 150 bytes. */
const MOST_BYTES = 4096;
const pathIn = (dataDir: string): string => join(dataDir, 'window.json');

/** @returns null when it was never kept, or is damaged: nothing is lost with it */
export function readWindowPlace(dataDir: string): WindowPlace | null {
  try {
    return windowPlaceSchema.safeParse(parseJson(readText(pathIn(dataDir), MOST_BYTES))).data ?? null;
  } catch {
    return null;
  }
}

/** Where it cannot be written, the window opens at its usual place next time. */
export function writeWindowPlace(dataDir: string, place: WindowPlace): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileAtomic.sync(pathIn(dataDir), `${JSON.stringify(place)}\n`);
  } catch {
    // A full disk must not keep the window from closing.
  }
}
