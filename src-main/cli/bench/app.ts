import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findElectron, hasScreen, sandboxFlags } from '../../../build/runtimes.ts';
import { writeEmptyApp } from './empty-window.ts';
import { matchMemoryMb } from './memory.ts';
import type { LongestTasks } from './page-tasks.ts';
import type { Reasons } from './reasons.ts';
import { inTurns, timeToWindow } from './starts.ts';
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
const NO_BUILD = 'there is no build: run npm run build';
const LEFT_OUT = new Set(['.woff', '.woff2', '.ttf', '.otf', '.wav', '.mp3', '.ogg', '.map']);

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

async function startsBesideEmpty(electron: string, ourArgs: string[]): Promise<Pick<AppFigures, 'startMs' | 'emptyStartMs'>> {
  const folder = writeEmptyApp();
  try {
    const emptyArgs = [...sandboxFlags(), folder];
    const [startMs, emptyStartMs] = await inTurns([() => timeToWindow(electron, ourArgs), () => timeToWindow(electron, emptyArgs)]);
    return { startMs, emptyStartMs };
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
    writeFileSync(join(data, 'settings.json'), JSON.stringify({ version: 2 }));
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
