import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { useDriven } from './driven.ts';
import { family } from './family.ts';

/** How often the main button is pressed: enough for a few turns of both sides. */
const PRESSES = 12;
const PAUSE_MS = 1500;
/** Long enough for pictures to be drawn and for what they leave behind to be given back. */
const SETTLE_MS = 8000;

/** Proportional set size: memory shared between processes is counted once. */
function pssKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

async function playAWhile(page: Page): Promise<void> {
  // Of the game that hangs first.
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: 'Straight in' }).click();
  // The region has no height of its own: its cards stand out of it.
  await page.locator('[data-region="hand"]').waitFor({ state: 'attached' });
  for (let i = 0; i < PRESSES; i++) {
    await page.waitForTimeout(PAUSE_MS);
    await page.keyboard.press('Space');
  }
}

/**
 * Summed PSS of all processes of the app in a match against a bot, its own process included, once nothing drives the window any more.
 * @throws where it cannot be measured
 */
export async function matchMemoryMb(program: string, args: string[]): Promise<number> {
  if (process.platform !== 'linux') throw new Error('proportional set sizes are read from /proc, which only Linux has');
  return useDriven(program, args, async ({ pid, page, letGo }) => {
    await playAWhile(page);
    await letGo();
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const kb = family(pid).reduce((sum, member) => sum + pssKb(member), 0);
    return Math.round(kb / 1024);
  });
}
