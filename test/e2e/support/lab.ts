/** Runs of the Lab. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openFromHome } from './screens.ts';

export interface Asked {
  /** By its title. */
  game: string;
  bots: readonly string[];
  matches: number;
}

/** How far the run is that is looked at. */
export const progress = (page: Page) => page.getByRole('progressbar', { name: 'Matches played' });

/** Begins a run from Home. */
export async function beginRun(page: Page, { game, bots, matches }: Asked): Promise<void> {
  await openFromHome(page, 'The Lab');
  await page.getByRole('radio', { name: game }).check({ force: true });
  const seats = page.getByRole('list', { name: 'Bots' }).getByRole('combobox');
  await expect(seats.first()).toBeVisible();
  while ((await seats.count()) > bots.length)
    await page
      .getByRole('button', { name: /^Take .* away$/ })
      .first()
      .click();
  for (const [i, bot] of bots.entries()) await seats.nth(i).selectOption({ label: bot });
  await page.getByLabel('Matches', { exact: true }).fill(String(matches));
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(progress(page)).toBeVisible();
}

export const runFinished = (page: Page, matches: number) =>
  expect(page.getByRole('region', { name: / against | and / }).getByText(`${matches} matches, finished`)).toBeVisible({ timeout: 120_000 });
