/** What the build wrote down about each of its bundles: which files of packages are in it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lists' folder, beside the bundles' own. */
export const MODULE_LISTS = 'modules';

/** The processes' entries and workers are one bundle, `main`; the page's workers are one of their own. */
export const BUNDLES = ['main', 'preload', 'renderer', 'page-worker'] as const;

/**
 * Files of packages in any bundle, relative to the project's folder, with slashes.
 *
 * @param built the build's folder
 * @throws when a list is missing
 */
export function bundledFiles(built: string): string[] {
  const lists = BUNDLES.map((bundle) => {
    const file = join(built, MODULE_LISTS, `${bundle}.json`);
    if (!existsSync(file)) throw new Error(`${file} is missing: build first (npm run build)`);
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  });
  return [...new Set(lists.flat())].sort();
}
