/** What lies around app.asar in the bare folder. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './package-files.ts';
import { resourcesOf } from './package-files.ts';

/** A runtime that stands in for the official one where that cannot be downloaded carries this file. */
const STAND_IN = 'STAND-IN.txt';

/** Beside app.asar; on a Mac there are icons and languages too. */
const RESOURCES = new Set(['app.asar', 'LICENSE.txt', 'NOTICES.md', 'apparmor-profile', 'package-type']);

/** Terms of Electron and Chromium, which have to go with them. */
const TERMS = ['LICENSE.electron.txt', 'LICENSES.chromium.html'];

export const isStandIn = ({ folder, system }: Pick<Package, 'folder' | 'system'>): boolean =>
  [folder, resourcesOf({ folder, system })].some((place) => existsSync(join(place, STAND_IN)));

export function checkFolder(checked: Package): string[] {
  const { folder, system, purpose } = checked;
  const wrong: string[] = [];
  if (purpose === 'release' && isStandIn(checked))
    wrong.push(`it is made with a stand-in for Electron (${STAND_IN}) and must not be given to anybody`);
  const resources = readdirSync(resourcesOf(checked));
  const strange = system === 'mac' ? [] : resources.filter((name) => !RESOURCES.has(name));
  if (strange.length > 0) wrong.push(`resources holds ${strange.join(', ')}`);
  const terms = system === 'mac' ? resourcesOf(checked) : folder;
  const missing = [...TERMS.map((name) => join(terms, name)), join(resourcesOf(checked), 'NOTICES.md')].filter((file) => !existsSync(file));
  for (const file of missing) wrong.push(`${file} is missing`);
  return wrong;
}
