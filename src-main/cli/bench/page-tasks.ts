import { readFileSync, rmSync } from 'node:fs';
import type { ElectronApplication } from '@playwright/test';
import type { Watched } from './watch-frames.ts';

/** What `playAndWatch` notes in the page whenever what it watches changes. */
export const MARK = 'watching ';

/** The longest stretch without a look at the mouse, by what was watched. */
export type LongestTasks = Record<keyof Watched, number>;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
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
  const longest: LongestTasks = { idle: 0, thinking: 0 };
  for (const { ts, dur = 0 } of tasks) {
    const mark = marks.findLast((one) => one.ts <= ts);
    const kind = mark?.name.slice(MARK.length);
    if (kind === 'idle' || kind === 'thinking') longest[kind] = Math.max(longest[kind], dur / 1000);
  }
  return longest;
}
