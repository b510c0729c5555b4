/** Giving up a match. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** "yellow anvil": the badge on my plate. */
export const myBadge = (page: Page) => page.getByRole('article', { name: 'You', exact: true }).getByRole('heading').getByRole('img');

export async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Concede…' }).press('Enter');
  const sure = page.getByRole('dialog', { name: 'Give up this match?' });
  await sure.getByRole('button', { name: 'Play on' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Concede…' }).press('Enter');
  await sure.getByRole('button', { name: 'Concede', exact: true }).press('Enter');
}
