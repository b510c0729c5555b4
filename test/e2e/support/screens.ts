import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Screens that Home's footer leads to, by the word on the way in and the title there. */
export const FOOTER_SCREENS = [
  ['Rules', /rules/i],
  ['Loadouts and maps', /loadouts/i],
  ['The forge of decks', /forge of decks/i],
  ['The Lab', /the lab/i],
  ['Settings', /settings/i],
  ['Accessibility', /accessibility/i],
  ['About', /about/i],
] as const;

export type FooterScreen = (typeof FOOTER_SCREENS)[number][0];

export const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Five Forges' });

/** A screen that waits for something says so: "Fetching the list…". */
const everythingFetched = (page: Page) => expect(page.getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0);

export async function openFromHome(page: Page, screen: FooterScreen): Promise<void> {
  await page.getByRole('navigation', { name: 'Five Forges' }).getByRole('button', { name: screen }).click();
  const title = FOOTER_SCREENS.find(([name]) => name === screen)?.[1];
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await everythingFetched(page);
}

const plaque = (page: Page, game: string) => page.getByRole('article', { name: game });

export async function openSetup(page: Page, game = 'Hexforge'): Promise<void> {
  await plaque(page, game).getByRole('button', { name: 'Set up a table' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Five Forges');
  await everythingFetched(page);
}

export async function playNow(page: Page, game = 'Hexforge'): Promise<void> {
  await plaque(page, game).getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${game} match` })).toBeAttached();
}
