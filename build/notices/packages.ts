/** The packages that are shipped: those with a file in a bundle, and Electron. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFiles } from './module-lists.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Not bundled: everything is bundled to run in it. */
const RUNTIME = 'electron';

/** As much of a package's own manifest as is needed to name it. */
export interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  homepage?: string;
  repository?: string | { url?: string };
}

export interface ShippedPackage {
  manifest: Manifest;
  /** Where it is installed, relative to the project's folder: the same package can be there in two versions. */
  folder: string;
}

/** `node_modules/a/node_modules/@b/c/dist/x.js` → `node_modules/a/node_modules/@b/c`. */
export function folderOf(file: string): string {
  const folder = /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0];
  if (folder === undefined) throw new Error(`${file} is in no package`);
  return folder;
}

export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** @param built the build's folder */
export function shippedPackages(built = join(ROOT, 'out')): ShippedPackage[] {
  const folders = new Set([...bundledFiles(built).map(folderOf), `node_modules/${RUNTIME}`]);
  return [...folders]
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .sort((a, b) => a.manifest.name.localeCompare(b.manifest.name, 'en') || a.manifest.version.localeCompare(b.manifest.version, 'en'));
}
