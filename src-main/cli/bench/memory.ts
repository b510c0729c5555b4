import { readdirSync, readFileSync } from 'node:fs';
import { _electron, type Page } from '@playwright/test';
import { configOfDeal } from '../games.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';

/** Long enough for the bot's process to be up and thinking. */
const SETTLE_MS = 4000;

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

/** Starts a match of two bots through the page's own bridge, as the table screen does. */
async function startMatch(page: Page, game: Game): Promise<void> {
  const bot = (name: string) => ({ kind: 'bot', name, bot: 'ismcts', budgetMs: 1000 });
  const setup = { game: game.id, config: configOfDeal(game, 0), seats: [bot('A'), bot('B')], seed: 'bench' };
  await page.evaluate(
    (text) => (globalThis as unknown as { fiveForges: { send(message: string): void } }).fiveForges.send(text),
    JSON.stringify({ id: 1_000_000, method: 'match.create', params: { setup } }),
  );
}

/**
 * Summed PSS of all processes of the app while bots play a match in it.
 * @throws where it cannot be measured
 */
export async function matchMemoryMb(electron: string, args: string[], game: Game): Promise<number> {
  if (process.platform !== 'linux') throw new Error('proportional set sizes are read from /proc, which only Linux has');
  const app = await _electron.launch({ executablePath: electron, args });
  try {
    const page = await app.firstWindow();
    await page.waitForLoadState('load');
    await startMatch(page, game);
    await page.waitForTimeout(SETTLE_MS);
    const kb = family(app.process().pid!).reduce((sum, pid) => sum + pssKb(pid), 0);
    return Math.round(kb / 1024);
  } finally {
    await app.close();
  }
}
