/** What a .deb installs beside the bare folder. */
import { spawnSync } from 'node:child_process';
import { DEB_EXTRAS } from '../../electron-builder.ts';

/** In what `dpkg-deb --contents` prints, a line for each thing: rights, owner, size, day, time, `./path`. */
const PLACE = /^-rw-r--r-- \S+ +\d+ \S+ \S+ \.(\/.*)$/gm;

/** @returns what is wrong, in sentences */
export function checkDeb(file: string): string[] {
  const { error, status, stdout } = spawnSync('dpkg-deb', ['--contents', file], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (error || status !== 0) return [`${file} could not be looked into: ${error ? 'there is no dpkg-deb' : 'it is no Debian package'}`];
  const places = new Set([...stdout.matchAll(PLACE)].map(([, place]) => place));
  return Object.keys(DEB_EXTRAS)
    .filter((place) => !places.has(place))
    .map((place) => `${file} does not install ${place} for everybody to read`);
}
