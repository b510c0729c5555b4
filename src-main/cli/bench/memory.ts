import { readdirSync, readFileSync } from 'node:fs';
import { _electron } from '@playwright/test';

/** Long enough for pictures to be drawn and the bot's process to be up. */
const SETTLE_MS = 10_000;

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

/**
 * Summed PSS of all processes of the app in a match against a bot, its own process included.
 * @throws where it cannot be measured
 */
export async function matchMemoryMb(electron: string, args: string[]): Promise<number> {
  if (process.platform !== 'linux') throw new Error('proportional set sizes are read from /proc, which only Linux has');
  const app = await _electron.launch({ executablePath: electron, args });
  try {
    const page = await app.firstWindow();
    await page.waitForLoadState('load');
    await page.getByRole('button', { name: 'Play now' }).click();
    // The region has no height of its own: its cards stand out of it.
    await page.locator('[data-region="hand"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    const kb = family(app.process().pid!).reduce((sum, pid) => sum + pssKb(pid), 0);
    return Math.round(kb / 1024);
  } finally {
    await app.close();
  }
}
