/** Fills in the set-up screen of Deckforge. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openSetup } from '../../support/screens.ts';
import type { Table } from '../../support/table.ts';
import { begin, seat } from '../../support/table.ts';

interface DeckforgeTable {
  /** Who sits in the seats after mine. */
  rivals: readonly Table['rival'][];
  seed: string;
}

/** What is on the screen: rivals and seed, and the start. */
export async function fillIn(page: Page, { rivals, seed }: DeckforgeTable): Promise<void> {
  const seats = page.getByRole('region', { name: /^Seat \d/ });
  const wanted = rivals.length + 1;
  for (let n = await seats.count(); n > wanted; n--) await page.getByRole('button', { name: `Take seat ${n} away` }).click();
  for (let n = await seats.count(); n < wanted; n++) await page.getByRole('button', { name: `Add seat ${n + 1}` }).click();
  await expect(seats).toHaveCount(wanted);
  for (const [i, rival] of rivals.entries()) await seat(page, i + 2, rival);
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await begin(page);
}

export async function startDeckforge(page: Page, { rivals = ['Random'], seed = 'robot' }: Partial<DeckforgeTable> = {}): Promise<void> {
  await openSetup(page, 'Deckforge');
  await fillIn(page, { rivals, seed });
}
