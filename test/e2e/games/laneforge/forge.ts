/** The forge of decks as a person finds their way about it. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Controls } from '../../robot/controls.ts';

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const bench = (page: Page) => panel(page, 'On the bench').getByRole('listitem');
export const shelf = (page: Page) => panel(page, 'Faction decks').getByRole('listitem');
export const anvil = (page: Page) => page.getByRole('region', { name: 'The anvil' });

/** Lays the deck of a faction and a seed on the bench. */
export async function roll(page: Page, by: Controls, faction: string, seed: string): Promise<void> {
  const place = panel(page, 'Roll a deck');
  await by.pick(place.getByRole('radio', { name: faction, exact: true }));
  await by.write(place.getByRole('textbox', { name: 'Seed' }), seed);
  await by.press(place.getByRole('button', { name: 'Roll onto the bench' }));
}

/** The deck of a code on the bench. */
export const ofCode = (page: Page, code: string) => bench(page).filter({ hasText: code });

/** Everything that the cards of an opened deck say, at all levels, and what its Champion can do. */
export async function contentsOf(page: Page): Promise<(string | null)[]> {
  const dialog = page.getByRole('dialog');
  const cards = dialog.getByRole('button', { name: /, Level I+ · / });
  await expect(cards).toHaveCount(30);
  const abilities = await dialog
    .getByRole('listitem')
    .filter({ hasText: /^Cycle / })
    .allInnerTexts();
  expect(abilities).toHaveLength(3);
  return [...abilities, ...(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label'))))];
}

/** The names of the ten sets of an opened deck. */
export const setsIn = async (page: Page): Promise<string[]> =>
  (await page.getByRole('dialog').locator('ol > li > p').allInnerTexts()).map((words) => words.replace(/ ?(creature|spell)$/, '').trim());
