import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { chromium, type Page } from '@playwright/test';
import { appEnv } from './app-env.ts';
import { READY } from './empty-window.ts';
import { within } from './patience.ts';

/** An app that was started as people start it, with its window in hand. */
export interface Driven {
  /** Of its first process. */
  pid: number;
  page: Page;
  /** Disconnects the driver, whose record of the window takes some 40 MB there; the app goes on. */
  letGo(): Promise<void>;
}

/** Timeout of each stage, in ms; the driver's own calls have none. */
export interface Patience {
  open: number;
  use: number;
  /** From the request to quit until it is killed. */
  leave: number;
}

const PATIENCE: Patience = { open: 60_000, use: 120_000, leave: 5_000 };

type Started = ChildProcessByStdio<null, Readable, Readable>;

/**
 * Starts an app, calls `use` with its window, and ends it also when `use` fails.
 * @throws when it ends too soon, or a stage takes too long
 */
export async function useDriven<T>(
  program: string,
  args: string[],
  use: (app: Driven) => Promise<T>,
  { open, use: inUse, leave }: Patience = PATIENCE,
): Promise<T> {
  const app = spawn(program, ['--remote-debugging-port=0', ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: appEnv() });
  const allGone = new Promise((resolve) => app.once('close', resolve));
  try {
    const driven = await within(open, takeHold(app), 'the window did not open');
    return await within(inUse, use(driven), 'the window was opened, but did not do what it was asked');
  } finally {
    await end(app, allGone, leave);
  }
}

/** Connects to its window once it is visible: a connection before that may never be answered. */
async function takeHold(app: Started): Promise<Driven> {
  const opened = Promise.all([said(app.stderr, /DevTools listening on (ws:\S+)/), said(app.stdout, new RegExp(`(${READY})`))]);
  const [endpoint] = await Promise.race([opened, endOf(app)]);
  // No limit of its own: how long all of this may take is already limited.
  const driver = await chromium.connectOverCDP(endpoint, { timeout: 0 });
  const [context] = driver.contexts();
  return { pid: app.pid!, page: context.pages()[0] ?? (await context.waitForEvent('page')), letGo: () => driver.close() };
}

/** What stands in the pattern's brackets, as soon as a stream has said it. */
function said(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    stream.on('data', (more) => {
      text += more;
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
}

/** Throws as soon as the app ends or turns out not to start. */
async function endOf(app: Started): Promise<never> {
  await once(app, 'exit');
  throw new Error('Electron ended before its window was ready');
}

/**
 * Ends the app and its child processes, which may write for a moment longer.
 * @param allGone when none of them has the output open any more, which may be never
 */
async function end(app: Started, allGone: Promise<unknown>, leaveMs: number): Promise<void> {
  if (app.pid === undefined) return;
  if (app.exitCode === null && app.signalCode === null) {
    const gone = once(app, 'exit');
    app.kill();
    const patience = setTimeout(() => app.kill('SIGKILL'), leaveMs);
    await gone;
    clearTimeout(patience);
  }
  await within(leaveMs, allGone, 'what it started did not end').catch(() => undefined);
  app.stdout.destroy();
  app.stderr.destroy();
}
