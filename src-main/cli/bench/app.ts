import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findElectron, hasScreen, sandboxFlags } from '../../../build/runtimes.ts';
import { READY, writeEmptyApp } from './empty-window.ts';
import { median } from './measure.ts';
import { matchMemoryMb } from './memory.ts';
import type { LongestTasks } from './page-tasks.ts';
import type { Reasons } from './reasons.ts';
import { benchWindow, type FrameTimes, type Sitting } from './window.ts';

export interface AppFigures {
  /** Process start to a window that can be seen. */
  startMs: number | null;
  /** The same for an app with an empty window, in turns with ours. */
  emptyStartMs: number | null;
  /** Memory of all processes together (proportional set size) while a bot thinks in a match. */
  pssMb: number | null;
  /** What the page loads, compressed, without fonts and sounds. */
  bundleKb: number | null;
  /** A message of usual size from the host's process to the page. */
  sendMs: number | null;
  idleFrames: FrameTimes | null;
  thinkingFrames: FrameTimes | null;
  longestTasks: LongestTasks | null;
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
    const child = spawn(electron, args, { stdio: ['ignore', 'pipe', 'ignore'] });
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

/** A program, and what it is started with. */
export type Start = [program: string, args: string[]];

/** Starts of both apps in turns, so that a busy machine slows both alike. @returns medians, in ms */
export async function startTimes(ours: Start, empty: Start): Promise<{ startMs: number; emptyStartMs: number }> {
  const pairs: [number, number][] = [];
  // The first pair fills the disk cache and is left out.
  for (let i = 0; i <= STARTS; i++) {
    const pair: [number, number] = [await timeToWindow(...ours), await timeToWindow(...empty)];
    if (i > 0) pairs.push(pair);
  }
  const middle = (which: 0 | 1) => Math.round(median(pairs.map((pair) => pair[which])));
  return { startMs: middle(0), emptyStartMs: middle(1) };
}

async function startsBesideEmpty(electron: string, ourArgs: string[]): Promise<Pick<AppFigures, 'startMs' | 'emptyStartMs'>> {
  const folder = writeEmptyApp();
  try {
    return await startTimes([electron, ourArgs], [electron, [...sandboxFlags(), folder]]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures what can be measured here; what cannot is null, and `reasons` says why. */
export async function benchApp(sitting: Sitting, reasons: Reasons): Promise<AppFigures> {
  const figures: AppFigures = {
    startMs: null,
    emptyStartMs: null,
    pssMb: null,
    bundleKb: null,
    sendMs: null,
    idleFrames: null,
    thinkingFrames: null,
    longestTasks: null,
  };
  const folders: string[] = [];
  /** Arguments of our app with a data folder of its own, past the page of the first start. */
  const ourApp = (): string[] => {
    const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
    writeFileSync(join(data, 'settings.json'), JSON.stringify({ version: 1, settings: {} }));
    folders.push(data);
    return [...sandboxFlags(), ROOT, `--data=${data}`];
  };
  const attempt = async (names: (keyof AppFigures)[], measure: () => Promise<Partial<AppFigures>> | Partial<AppFigures>) => {
    try {
      Object.assign(figures, await measure());
    } catch (error) {
      for (const name of names) reasons[`app.${name}`] = (error as Error).message;
    }
  };
  await attempt(['startMs', 'emptyStartMs'], () => startsBesideEmpty(electronToMeasure(), ourApp()));
  await attempt(['pssMb'], async () => ({ pssMb: await matchMemoryMb(electronToMeasure(), ourApp()) }));
  await attempt(['sendMs', 'idleFrames', 'thinkingFrames', 'longestTasks'], () => benchWindow(electronToMeasure(), ourApp(), sitting));
  await attempt(['bundleKb'], () => ({ bundleKb: bundleKb() }));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return figures;
}
