import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

const SOURCES = ['src-main', 'src-renderer', 'src-shared', 'electron.vite.config.ts', 'build', 'package.json'];
const STAMP = join(ROOT, 'out/.built');

/** Builds when there is no complete build, or when a source is newer. */
export async function buildIfStale() {
  if (existsSync(STAMP) && newest(SOURCES.map((name) => join(ROOT, name))) <= statSync(STAMP).mtimeMs) return;
  // Before the build: a file that changes during it triggers a build at the next start.
  const begun = new Date();
  process.stdout.write('Building (only after changes)…\n');
  const tool = join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js');
  const child = spawn(process.execPath, [tool, 'build', '--logLevel', 'warn'], { cwd: ROOT, stdio: 'inherit' });
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) {
    process.stderr.write('The build failed; see above.\n');
    process.exit(1);
  }
  writeFileSync(STAMP, `${begun.toISOString()}\n`);
}

function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    const stat = statSync(path);
    const inside = stat.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : stat.mtimeMs;
    latest = Math.max(latest, inside);
  }
  return latest;
}
