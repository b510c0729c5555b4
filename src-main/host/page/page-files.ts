import { extname, join } from 'node:path';
import { realDisk } from '../env/real-disk.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

export interface PageFile {
  path: string;
  type: string;
}

/** Pages of the build: the owner's, and the one that tables serve to their guests. */
export type PageName = 'index' | 'guest';

/**
 * Allowlist of the built files of one page by URL path, read from the folder once. Only these are served, so path traversal is impossible.
 *
 * @param page answers `/`; other pages are not offered
 */
export function pageFiles(root: string, page: PageName = 'index'): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  const look = (folder: string, address: string): void => {
    for (const { name, kind } of realDisk.list(folder)) {
      const path = join(folder, name);
      if (kind === 'folder') look(path, `${address}${name}/`);
      if (kind === 'file' && (extname(name) !== '.html' || name === `${page}.html`))
        files.set(address + name, { path, type: TYPES[extname(name)] ?? 'application/octet-stream' });
    }
  };
  look(root, '/');
  const index = files.get(`/${page}.html`);
  if (!index) throw new Error(`${root} holds no built page`);
  return files.set('/', index);
}
