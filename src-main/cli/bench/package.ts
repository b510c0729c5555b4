/** The packaged app beside a package that shows an empty window, both of the same Electron. */
import { createPackage } from '@electron/asar';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { asarOf, programOf } from '../../../build/dist/check/package-files.ts';
import { hasScreen, sandboxFlags } from '../../../build/runtimes.ts';
import { writeEmptyApp } from './empty-window.ts';
import { matchMemoryMb } from './memory.ts';
import type { Reasons } from './reasons.ts';
import { inTurns, timeToHome, timeToWindow } from './starts.ts';

export interface PackageFigures {
  /** Process start to a window that can be seen. */
  startMs: number | null;
  /** The same for a package with an empty window. */
  emptyStartMs: number | null;
  /** Process start to a Home that is drawn and takes clicks, driven from outside. All three are measured in turns. */
  usableMs: number | null;
  /** Of our own code, as it is packed. */
  codeMb: number | null;
  /** Memory of all processes together (proportional set size) in a match. */
  pssMb: number | null;
}

const ROOT = join(import.meta.dirname, '../../..');
const TRIAL = { folder: join(ROOT, 'dist/trial/linux-unpacked'), system: 'linux' } as const;
const SOURCES = ['src-main', 'src-renderer', 'src-shared', 'build', 'package.json'];

/** When anything that a package is made of was last changed. */
function newestSource(): number {
  const files = SOURCES.flatMap((source) => {
    const place = join(ROOT, source);
    return statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name))
      : [place];
  });
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

/** @throws when no package can be measured here */
function programToMeasure(): string {
  if (process.platform !== 'linux') throw new Error('packages are measured on Linux only');
  const program = programOf(TRIAL);
  if (!existsSync(program)) throw new Error('there is no trial package: run npm run dist -- --trial');
  if (statSync(asarOf(TRIAL)).mtimeMs < newestSource())
    throw new Error('the trial package is older than the sources: run npm run dist -- --trial');
  if (!hasScreen()) throw new Error('there is no display');
  return program;
}

/** A data folder that has been used before, so that the welcome screen is not shown. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-package-'));
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ version: 2 }));
  return folder;
}

/** A copy of our package with the smallest app in place of ours. @returns its program */
async function emptyPackage(program: string, into: string): Promise<string> {
  const folder = join(into, 'package');
  cpSync(dirname(program), folder, { recursive: true });
  const app = writeEmptyApp();
  try {
    // It answers before everything is on the disk.
    await finished(await createPackage(app, asarOf({ folder, system: 'linux' })));
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
  return join(folder, basename(program));
}

async function starts(program: string, args: string[]): Promise<Pick<PackageFigures, 'startMs' | 'emptyStartMs' | 'usableMs'>> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-package-'));
  try {
    const empty = await emptyPackage(program, folder);
    const emptyArgs = [...sandboxFlags(), `--user-data-dir=${join(folder, 'data')}`];
    const [startMs, emptyStartMs, usableMs] = await inTurns([
      () => timeToWindow(program, args),
      () => timeToWindow(empty, emptyArgs),
      () => timeToHome(program, args),
    ]);
    return { startMs, emptyStartMs, usableMs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withData<T>(measure: (args: string[]) => Promise<T>): Promise<T> {
  const data = dataFolder();
  try {
    return await measure([...sandboxFlags(), `--data=${data}`]);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Measures what can be measured here; what cannot is null, and `reasons` says why. */
export async function benchPackage(reasons: Reasons): Promise<PackageFigures> {
  const figures: PackageFigures = { startMs: null, emptyStartMs: null, usableMs: null, codeMb: null, pssMb: null };
  const attempt = async (names: (keyof PackageFigures)[], measure: (program: string) => Promise<Partial<PackageFigures>>) => {
    try {
      Object.assign(figures, await measure(programToMeasure()));
    } catch (error) {
      for (const name of names) reasons[`package.${name}`] = (error as Error).message;
    }
  };
  await attempt(['codeMb'], () => Promise.resolve({ codeMb: statSync(asarOf(TRIAL)).size / 1e6 }));
  await attempt(['startMs', 'emptyStartMs', 'usableMs'], (program) => withData((args) => starts(program, args)));
  await attempt(['pssMb'], async (program) => ({ pssMb: await withData((args) => matchMemoryMb(program, args)) }));
  return figures;
}
