/** Fills in the set-up screen as a person would. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openSetup } from './screens.ts';

export interface Table {
  /** Who sits in seat 2; seat 1 is mine. */
  rival: 'Random' | 'Greedy' | 'Tree search' | 'Friend';
  map: string;
  turns: number;
  seed: string;
}

export const SMALL_TABLE: Table = { rival: 'Random', map: 'Tinker’s Yard', turns: 8, seed: 'robot' };

/** Radio buttons are drawn by their labels, which lie over them. */
const choose = (page: Page, region: RegExp, name: string) =>
  page.getByRole('region', { name: region }).getByRole('radio', { name, exact: true }).check({ force: true });

export async function startMatch(page: Page, wishes: Partial<Table> = {}): Promise<void> {
  const table = { ...SMALL_TABLE, ...wishes };
  await openSetup(page);
  await choose(page, /^Map$/, table.map);
  await choose(page, /^House rules$/, 'Seat 1');
  await choose(page, /^Seat 2/, table.rival);
  await page.getByRole('spinbutton', { name: 'Turn limit' }).fill(String(table.turns));
  await page.getByRole('textbox', { name: 'Seed' }).fill(table.seed);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeHidden();
}
