import { spawn } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import { READY } from './empty-window.ts';

const PATIENCE_MS = 60_000;

/** An app that was started as people start it, with its window in hand. */
export interface Driven {
  /** Of its first process. */
  pid: number;
  page: Page;
  /** Lets go of the window; the app goes on. What drives a window keeps a record of it there, some 40 MB. */
  letGo(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Starts an app and takes hold of its window once it is there to be seen: who asks sooner may never be answered.
 * @throws when it ends before that, or does not get there in time
 */
export async function startDriven(program: string, args: string[]): Promise<Driven> {
  const app = spawn(program, ['--remote-debugging-port=0', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise((resolve) => app.once('close', resolve));
  const end = async () => {
    app.kill();
    await gone;
  };
  try {
    const [endpoint] = await Promise.all([said(app.stderr, /DevTools listening on (ws:\S+)/), said(app.stdout, new RegExp(`(${READY})`))]);
    const driver = await chromium.connectOverCDP(endpoint, { timeout: PATIENCE_MS });
    const [context] = driver.contexts();
    return { pid: app.pid!, page: context.pages()[0] ?? (await context.waitForEvent('page')), letGo: () => driver.close(), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** What stands in the pattern's brackets, as soon as a stream has said it. */
function said(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the window did not open in time')), PATIENCE_MS);
    let text = '';
    stream.on('data', (more) => {
      text += more;
      const found = pattern.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    stream.on('close', () => reject(new Error('Electron ended before its window was ready')));
  });
}
