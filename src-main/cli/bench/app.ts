import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findElectron, hasScreen, sandboxFlags } from '../../../build/runtimes.ts';
import { READY, writeEmptyApp } from './empty-window.ts';
import { median } from './measure.ts';
import { matchMemoryMb } from './memory.ts';
import type { Reasons } from './reasons.ts';

export interface AppFigures {
  /** Process start to a window that can be seen. */
  startMs: number | null;
  /** The same for an app with an empty window, in turns with ours. */
  emptyStartMs: number | null;
  /** Memory of all processes together (proportional set size) while a bot thinks in a match. */
  pssMb: number | null;
  /** What the page loads, compressed, without fonts and sounds. */
  bundleKb: number | null;
}

const ROOT = join(import.meta.dirname, '../../..');
const STARTS = 5;
const PATIENCE_MS = 60_000;
const NO_BUILD = 'there is no build: run npm run build';
const LEFT_OUT = new Set(['.woff', '.woff2', '.ttf', '.otf', '.wav', '.mp3', '.ogg', '.map']);

/** @throws when the window does not open */
function timeToWindow(electron: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(electron, [...sandboxFlags(), ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    let ms: number | null = null;
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
      if (ms !== null || !out.includes(READY)) return;
      ms = performance.now() - started;
      child.kill();
    });
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      if (ms === null) reject(new Error('Electron ended before its window was ready'));
      else resolve(ms);
    });
  });
}

/** What the page loads, gzipped file by file. */
function bundleKb(): number {
  const folder = join(ROOT, 'out/renderer');
  if (!existsSync(folder)) throw new Error(NO_BUILD);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !LEFT_OUT.has(extname(entry.name)));
  const bytes = files.reduce((sum, entry) => sum + gzipSync(readFileSync(join(entry.parentPath, entry.name))).length, 0);
  return Math.round(bytes / 1024);
}

/** @throws when no window can be measured here */
function electronToMeasure(): string {
  const electron = findElectron();
  if (electron === null) throw new Error('there is no Electron runtime (node_modules/electron/dist or ELECTRON_OVERRIDE_DIST_PATH)');
  if (!hasScreen()) throw new Error('there is no display');
  if (!existsSync(join(ROOT, 'out/main/index.js'))) throw new Error(NO_BUILD);
  return electron;
}

/** Starts of both apps in turns, so that a busy machine slows both alike. */
async function startTimes(electron: string, data: string): Promise<[ours: number, empty: number]> {
  const folder = writeEmptyApp();
  try {
    const ours: number[] = [];
    const empty: number[] = [];
    // The first pair fills the disk cache and is left out.
    for (let i = 0; i <= STARTS; i++) {
      const own = await timeToWindow(electron, [ROOT, `--data=${data}`]);
      const other = await timeToWindow(electron, [folder]);
      if (i === 0) continue;
      ours.push(own);
      empty.push(other);
    }
    return [Math.round(median(ours)), Math.round(median(empty))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures what can be measured here; what cannot is null, and `reasons` says why. */
export async function benchApp(reasons: Reasons): Promise<AppFigures> {
  const figures: AppFigures = { startMs: null, emptyStartMs: null, pssMb: null, bundleKb: null };
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const attempt = async (names: (keyof AppFigures)[], measure: () => Promise<number[]> | number[]) => {
    try {
      const values = await measure();
      names.forEach((name, i) => (figures[name] = values[i]));
    } catch (error) {
      for (const name of names) reasons[`app.${name}`] = (error as Error).message;
    }
  };
  await attempt(['startMs', 'emptyStartMs'], () => startTimes(electronToMeasure(), data));
  await attempt(['pssMb'], async () => [await matchMemoryMb(electronToMeasure(), [...sandboxFlags(), ROOT, `--data=${data}`])]);
  await attempt(['bundleKb'], () => [bundleKb()]);
  rmSync(data, { recursive: true, force: true });
  return figures;
}
