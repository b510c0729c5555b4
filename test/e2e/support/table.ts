/** Fills in the set-up screen as a person would. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Table {
  /** Who sits in seat 2; seat 1 is mine. */
  rival: 'Random' | 'Novice' | 'Apprentice' | 'Journeyman' | 'Friend';
  seed: string;
}

/** Radio buttons are drawn by their labels, which lie over them. */
export const choose = (page: Page, region: RegExp, name: string) =>
  page.getByRole('region', { name: region }).getByRole('radio', { name, exact: true }).check({ force: true });

/** A bot's level is in a list. */
export async function seat(page: Page, number: number, rival: Table['rival']): Promise<void> {
  const region = new RegExp(`^Seat ${number}`);
  if (rival === 'Friend') await choose(page, region, rival);
  else await page.getByRole('region', { name: region }).getByRole('combobox', { name: 'How well it plays' }).selectOption(rival);
}

export async function sitDown(page: Page, { rival, seed }: Table): Promise<void> {
  await seat(page, 2, rival);
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
}

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeHidden();
}
