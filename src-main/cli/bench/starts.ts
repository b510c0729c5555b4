/** How long an app takes from the start of its process until something can be done with it. */
import { spawn } from 'node:child_process';
import { HOME_MARK } from '../../../src-shared/protocol/home-mark.ts';
import { appEnv } from './app-env.ts';
import { useDriven } from './driven.ts';
import { READY } from './empty-window.ts';
import { median } from './measure.ts';

const ROUNDS = 5;
const PATIENCE_MS = 60_000;

/** Until its window can be seen, in ms. @throws when the window does not open */
export function timeToWindow(program: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env: appEnv() });
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

const now = (): number => performance.timeOrigin + performance.now();

/** Until Home is drawn and takes clicks, in ms, as the page itself has noted it. */
export async function timeToHome(program: string, args: string[]): Promise<number> {
  const started = now();
  return useDriven(program, args, async ({ page }) => {
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HOME_MARK);
    const usable = await page.evaluate((mark) => performance.timeOrigin + performance.getEntriesByName(mark)[0].startTime, HOME_MARK);
    return usable - started;
  });
}

/** What several measures find, each in turn, so that a busy machine slows all alike. @returns their medians, in whole ms */
export async function inTurns(measures: readonly (() => Promise<number>)[], rounds = ROUNDS): Promise<number[]> {
  const found = measures.map((): number[] => []);
  // The first round fills the disk cache and is left out.
  for (let round = 0; round <= rounds; round++) {
    for (const [which, measure] of measures.entries()) {
      const ms = await measure();
      if (round > 0) found[which].push(ms);
    }
  }
  return found.map((times) => Math.round(median(times)));
}
