import { readFileSync, rmSync } from 'node:fs';
import type { ElectronApplication } from '@playwright/test';
import type { Watched } from './watch-frames.ts';

/** What `playAndWatch` notes in the page whenever what it watches changes. */
export const MARK = 'watching ';

/** Longest task, in milliseconds: the page handles no input meanwhile. */
export interface Longest {
  ms: number;
  /** The most that one task had of a processor, which it may wait for: null where traces do not tell. */
  processorMs: number | null;
}

/** By what was watched. */
export type LongestTasks = Record<keyof Watched, Longest>;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of these, how many the thread had a processor. */
  tdur?: number;
  args?: { name?: string };
}

const PAGE_THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';

/** Records what the page's own thread does during `work`. */
export async function traced<T>(app: ElectronApplication, work: () => Promise<T>): Promise<{ result: T; longest: LongestTasks }> {
  const pid = await app.evaluate(async ({ BrowserWindow, contentTracing }) => {
    // Only these: with all of them the trace of a minute fills the disk and slows what it watches.
    await contentTracing.startRecording({
      included_categories: ['toplevel', 'blink.user_timing', '__metadata'],
      excluded_categories: ['*'],
    });
    return BrowserWindow.getAllWindows()[0].webContents.getOSProcessId();
  });
  const result = await work();
  const file = await app.evaluate(({ contentTracing }) => contentTracing.stopRecording());
  try {
    return { result, longest: longestTasks(readFileSync(file, 'utf8'), pid) };
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * @param trace in the format of Chromium's traces
 * @param pid the page's process
 * @returns milliseconds
 * @throws when the trace does not tell about the page
 */
export function longestTasks(trace: string, pid: number): LongestTasks {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const own = traceEvents.filter((event) => event.pid === pid);
  const thread = own.find(({ name, args }) => name === 'thread_name' && args?.name === PAGE_THREAD)?.tid;
  const marks = own.filter(({ name }) => name.startsWith(MARK)).sort((a, b) => a.ts - b.ts);
  const tasks = own.filter(({ name, tid }) => name === TASK && tid === thread);
  if (marks.length === 0 || tasks.length === 0) throw new Error('the trace says nothing about the page');
  const during = (kind: keyof Watched) => tasks.filter(({ ts }) => marks.findLast((one) => one.ts <= ts)?.name === MARK + kind);
  return { idle: longestOf(during('idle')), thinking: longestOf(during('thinking')) };
}

function longestOf(tasks: readonly TraceEvent[]): Longest {
  const most = (microseconds: readonly number[]): number => Math.max(0, ...microseconds) / 1000;
  const busy = tasks.flatMap(({ tdur }) => tdur ?? []);
  return { ms: most(tasks.map(({ dur = 0 }) => dur)), processorMs: busy.length > 0 ? most(busy) : null };
}
