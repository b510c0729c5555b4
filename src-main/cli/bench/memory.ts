import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { chromium, type Page } from '@playwright/test';

/** How often the main button is pressed: enough for a few turns of both sides. */
const PRESSES = 12;
const PAUSE_MS = 1500;
/** Long enough for pictures to be drawn and for what they leave behind to be given back. */
const SETTLE_MS = 8000;
const PATIENCE_MS = 60_000;

/** A process and all that it started. */
function family(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended while we looked.
    }
  }
  const found = [root];
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child);
  return found;
}

/** Proportional set size: memory shared between processes is counted once. */
function pssKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Where the app can be driven from, as it says itself. */
function endpointOf(stderr: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the window did not open in time')), PATIENCE_MS);
    let said = '';
    stderr.on('data', (text) => {
      said += text;
      const endpoint = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (!endpoint) return;
      clearTimeout(timer);
      resolve(endpoint);
    });
    stderr.on('close', () => reject(new Error('Electron ended before its window was ready')));
  });
}

async function playAWhile(page: Page): Promise<void> {
  // Hexforge's, which comes first.
  await page.getByRole('button', { name: 'Play now' }).first().click();
  // The region has no height of its own: its cards stand out of it.
  await page.locator('[data-region="hand"]').waitFor({ state: 'attached' });
  for (let i = 0; i < PRESSES; i++) {
    await page.waitForTimeout(PAUSE_MS);
    await page.keyboard.press('Space');
  }
}

/**
 * Summed PSS of all processes of the app in a match against a bot, its own process included. What drives the window
 * keeps a record of it there, some 40 MB, and so has let go of it when the measure is taken.
 * @throws where it cannot be measured
 */
export async function matchMemoryMb(electron: string, args: string[]): Promise<number> {
  if (process.platform !== 'linux') throw new Error('proportional set sizes are read from /proc, which only Linux has');
  const app = spawn(electron, ['--remote-debugging-port=0', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => app.once('close', resolve));
  try {
    const driver = await chromium.connectOverCDP(await endpointOf(app.stderr), { timeout: PATIENCE_MS });
    const [context] = driver.contexts();
    await playAWhile(context.pages()[0] ?? (await context.waitForEvent('page')));
    await driver.close();
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const kb = family(app.pid!).reduce((sum, pid) => sum + pssKb(pid), 0);
    return Math.round(kb / 1024);
  } finally {
    app.kill();
    await gone;
  }
}
