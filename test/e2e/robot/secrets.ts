/** What somebody who has no right to it could find. */
import type { Page } from '@playwright/test';

/** "2: Weir Strider, unit, costs …" → "Weir Strider". */
export const cardName = (label: string): string => label.replace(/^\d+: /, '').split(',')[0];

/** "2: Sounding Choir level 1, creature, …" → "Sounding Choir". */
export const setName = (label: string): string => cardName(label).replace(/ level \d$/, '');

/** Everything that the page says, shows, holds or puts into its window's title. */
export async function everythingOn(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  return `${await page.title()}\n${tree}\n${await page.content()}`;
}
