import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Screens that Home's footer leads to beside those of single games (`footer.ts`), by the word on the way in; their titles have it too. */
export const SHARED_SCREENS = ['Rules', 'Cards and decks', 'The Lab', 'Settings', 'Accessibility', 'About'] as const;

export const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Five Forges' });

/** A screen that waits for something says so: "Fetching the list…". */
const everythingFetched = (page: Page) => expect(page.getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0);

export async function openFromHome(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Five Forges' }).getByRole('button', { name: screen }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(screen, 'i') })).toBeVisible();
  await everythingFetched(page);
}

/** By Escape, which closes what lies over a screen first. */
export async function leaveForHome(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await home(page).isVisible())) await page.keyboard.press('Escape');
    expect(await home(page).isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
}

/** All cards of a game, with one of them opened. */
export async function openCard(page: Page, game: string): Promise<void> {
  await openFromHome(page, 'Cards and decks');
  await page.getByRole('button', { name: `All cards of ${game}` }).click();
  await page
    .getByRole('list', { name: `Cards of ${game}` })
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

const plaque = (page: Page, game: string) => page.getByRole('article', { name: game });

export async function openSetup(page: Page, game: string): Promise<void> {
  await plaque(page, game).getByRole('button', { name: 'Set up a table' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Five Forges');
  await everythingFetched(page);
}

export async function playNow(page: Page, game: string): Promise<void> {
  await plaque(page, game).getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${game} match` })).toBeAttached();
}
