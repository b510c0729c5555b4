/**
 * `npm run smoke [-- PROGRAM ARGUMENTS]`: starts a package, by itself the one that `npm run dist` has left for this system, until its
 * window is there. On Linux its page must be in a sandbox, unless it is told `--no-sandbox`, as root has to.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf, unpackedFolder } from './dist/check/package-files.ts';
import { systemHere } from './dist/options.ts';
import { startOf } from './release/smoke.ts';
import { sandboxFlags } from './runtimes.ts';

const PATIENCE_MS = 120_000;

const system = systemHere(process.platform);
const [named, ...more] = process.argv.slice(2);
const program = named ?? programOf({ folder: unpackedFolder('release', system), system });
const data = mkdtempSync(join(tmpdir(), 'smoke-'));
const wrong = await startOf(program, [...sandboxFlags(), ...more, '--data', data], PATIENCE_MS);
try {
  // Windows lets go of a process's files a moment after its end.
  rmSync(data, { recursive: true, force: true, maxRetries: 10 });
} catch (error) {
  console.warn(`${data} could not be removed: ${(error as Error).message}`);
}
console.log(wrong ?? `${program} opened its window.`);
process.exitCode = wrong === null ? 0 : 1;
