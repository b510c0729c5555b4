import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

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

/** Allowlist of the built page's files by URL path, read from the folder once. Only these are served, so path traversal is impossible. */
export function pageFiles(root: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(root, path).split(sep).join('/')}`;
    files.set(address, { path, type: TYPES[extname(entry.name)] ?? 'application/octet-stream' });
  }
  const index = files.get('/index.html');
  if (!index) throw new Error(`${root} holds no built page`);
  return files.set('/', index);
}
