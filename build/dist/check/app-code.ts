/** What is in app.asar: only what runs, and not much of it. */
import { extractFile, getRawHeader, listPackage, statFile } from '@electron/asar';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, sep } from 'node:path';
import type { Package } from './package-files.ts';
import { asarOf } from './package-files.ts';

/** Goal for the app's own code. */
const MOST_BYTES = 8_000_000;

/** What Electron opens first; everything else is asked for by name from there. */
const ENTRIES = ['package.json', 'out/main/index.js'];

const TEXT = /\.(js|cjs|css|html|json)$/;

/** As @electron/asar asks for a file: with this system's separators. */
const inside = (file: string): string => file.split('/').join(sep);

/** Files in the archive, with slashes. */
export function filesIn(archive: string): string[] {
  return listPackage(archive, { isPack: false })
    .map((path) => path.replaceAll('\\', '/').replace(/^\//, ''))
    .filter((path) => 'size' in statFile(archive, inside(path)));
}

/** Files that no other file of the archive names. */
function unnamed(archive: string, files: readonly string[]): string[] {
  const texts = new Map(files.filter((file) => TEXT.test(file)).map((file) => [file, extractFile(archive, inside(file)).toString('utf8')]));
  const isNamed = (file: string) => [...texts].some(([other, text]) => other !== file && text.includes(basename(file)));
  return files.filter((file) => !ENTRIES.includes(file) && !isNamed(file));
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** Hash of the archive's head, which holds the hashes of all that is in it. This is what systems compare before they load it. */
export const headHash = (archive: string): string => sha256(getRawHeader(archive).headerString);

/** Files whose content is not what the archive's head says. */
function spoiled(archive: string, files: readonly string[]): string[] {
  return files.filter((file) => {
    const entry = statFile(archive, inside(file));
    return !('integrity' in entry) || entry.integrity?.hash !== sha256(extractFile(archive, inside(file)));
  });
}

export interface AppCode {
  bytes: number;
  files: number;
}

/** @returns what is wrong, in sentences */
export function checkAppCode(checked: Package): { code: AppCode; wrong: string[] } {
  const archive = asarOf(checked);
  const files = filesIn(archive);
  const { size: bytes } = statSync(archive);
  const wrong: string[] = [];
  if (bytes >= MOST_BYTES) wrong.push(`app.asar has ${bytes} bytes; the most is ${MOST_BYTES}`);
  const strange = files.filter((file) => !/^(package\.json|out\/(main|preload|renderer)\/.+)$/.test(file));
  if (strange.length > 0) wrong.push(`app.asar holds what was not built: ${strange.join(', ')}`);
  const maps = files.filter((file) => file.endsWith('.map'));
  if (maps.length > 0 && !checked.maps) wrong.push(`source maps are in app.asar: ${maps.join(', ')}`);
  const idle = unnamed(archive, files).filter((file) => !file.endsWith('.map'));
  if (idle.length > 0) wrong.push(`nothing in app.asar asks for ${idle.join(', ')}`);
  const broken = spoiled(archive, files);
  if (broken.length > 0) wrong.push(`app.asar has no right hash for ${broken.join(', ')}`);
  return { code: { bytes, files: files.length }, wrong };
}
