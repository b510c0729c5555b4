/** A LAN table with its host in the test's own process, which serves the built page. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import { openTable, type LanRig } from '../../main/lan/support.ts';

/** So that nothing waits for pictures. */
const PERSON = { speed: 'instant', motion: 'reduced' };
const PAGE = join(import.meta.dirname, '../../../out/renderer');

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

export interface HostedTable extends LanRig {
  /** Begins a match. @returns its id */
  start(seed: string): Promise<string>;
  /** Another device's browser at the table's link. */
  page(options?: BrowserContextOptions): Promise<Page>;
}

/** Laid with what comes with the game, before anybody sits down. @param short makes its config end soon */
export async function hostTable(
  browser: Browser,
  { id, short = (config) => config }: { id: GameId; short?: (config: unknown) => unknown },
): Promise<HostedTable> {
  const lan = await openTable(GAMES[id], 2, { pageDir: PAGE });
  lan.table.lay(short(GAMES[id].seriesConfig?.(1) ?? {}));
  const pages: Page[] = [];
  return {
    ...lan,
    start: (seed) => lan.table.start(undefined, seed),
    async page(options = {}) {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options });
      await context.addInitScript((person) => localStorage.setItem('five-forges.person', person), JSON.stringify(PERSON));
      const page = await context.newPage();
      pages.push(page);
      await page.goto(lan.table.places[0].url);
      return page;
    },
    async end() {
      for (const page of pages) await page.context().close();
      await lan.end();
    },
  };
}

/** Through the door, with the code of the link. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('heading', { name: 'The table' }).waitFor();
}
