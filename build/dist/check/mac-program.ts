/** What macOS reads of the app: whether it holds the hash of app.asar, its files and its links. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headHash } from './app-code.ts';
import type { Package } from './package-files.ts';
import { asarOf, resourcesOf } from './package-files.ts';

const MUST_NAME = ['ffmatch', 'ffdeck', 'ffmap', 'fiveforges', 'public.app-category.card-games'];

export function checkMacProgram(checked: Package): string[] {
  const list = readFileSync(join(resourcesOf(checked), '../Info.plist'), 'utf8');
  const missing = MUST_NAME.filter((name) => !list.includes(`<string>${name}</string>`));
  return [
    ...missing.map((name) => `Info.plist does not name ${name}`),
    ...(list.includes(headHash(asarOf(checked))) ? [] : ['Info.plist does not hold the hash of app.asar']),
  ];
}
