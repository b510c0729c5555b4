/** Starts the built app, as the desktop window or as the headless host with a browser page, on a data folder of its own. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, ElectronApplication, Page } from '@playwright/test';
import { _electron } from '@playwright/test';
import { findElectron, packageToTest, sandboxFlags } from '../../../build/runtimes.ts';
import { askBySocket, askThroughWindow, type Ask } from './ask.ts';

const ROOT = join(import.meta.dirname, '../../..');
const HEADLESS = join(ROOT, 'out/main/headless.js');
const START_MS = 30_000;

/** A started app. Exactly one window or page shows it. */
export interface Running {
  readonly page: Page;
  /** Asks its host. */
  ask: Ask;
  /** Shows it anew, in a page that knows nothing of the one before. */
  reopen(): Promise<void>;
  /** Ends it as a user would. */
  close(): Promise<void>;
  /** Ends it as a power cut would: no handler runs. */
  kill(): Promise<void>;
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The headless host prints the address of its page, token included, on a line of its own. */
export function startHeadless(dataDir: string, flags: string[] = []): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [HEADLESS, '--port', '0', '--data', dataDir, '--no-open', ...flags], { cwd: ROOT });
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`the headless host ${why}:\n${output}`));
    const timer = setTimeout(() => fail(`printed no address within ${START_MS} ms`), START_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(output)?.[0];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve({ child, url });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => fail(`ended with code ${code}`));
  });
}

export async function launchInBrowser(browser: Browser, dataDir: string): Promise<Running> {
  const { child, url } = await startHeadless(dataDir);
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };
  let page = await open();
  return {
    get page() {
      return page;
    },
    ask: askBySocket(url),
    async reopen() {
      await page.context().close();
      page = await open();
    },
    async close() {
      await page.context().close();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
    async kill() {
      await killed(child);
      await page.context().close();
    },
  };
}

/** Playwright now and then misses the moment at which it may take hold of a starting Electron, and would wait for ever. */
async function takeHold({ path, app }: Program, dataDir: string, opened: string[], attempts = 3): Promise<ElectronApplication> {
  try {
    return await _electron.launch({
      executablePath: path,
      cwd: ROOT,
      args: [...sandboxFlags(), ...app, '--data', dataDir, ...opened],
      timeout: START_MS / attempts,
    });
  } catch (error) {
    if (attempts === 1) throw error;
    return takeHold({ path, app }, dataDir, opened, attempts - 1);
  }
}

interface Program {
  path: string;
  /** A package knows its app; the bare runtime is told. */
  app: string[];
}

function desktopProgram(): Program {
  const packaged = packageToTest();
  const path = packaged ?? findElectron();
  if (path === null) throw new Error('no Electron was found');
  return { path, app: packaged === null ? [ROOT] : [] };
}

/** The desktop app, with its main process at hand. */
export interface Desktop extends Running {
  electron: ElectronApplication;
}

/** @param opened files and links that it is opened with */
export async function launchDesktop(dataDir: string, opened: string[] = []): Promise<Desktop> {
  const app = await takeHold(desktopProgram(), dataDir, opened);
  const page = await app.firstWindow({ timeout: START_MS });
  return {
    electron: app,
    page,
    ask: askThroughWindow(page),
    async reopen() {
      await page.evaluate(() => localStorage.clear());
      await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null, reducedMotion: null });
      await page.reload();
    },
    close: () => app.close(),
    kill: () => killed(app.process()),
  };
}

/** Starts the program again while it runs. @returns what it printed, once it has ended */
export async function startAgain(dataDir: string, opened: string[], cwd = ROOT): Promise<{ code: number | null; output: string }> {
  const { path, app } = desktopProgram();
  const child = spawn(path, [...sandboxFlags(), ...app, '--data', dataDir, ...opened], { cwd, timeout: START_MS });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
}
