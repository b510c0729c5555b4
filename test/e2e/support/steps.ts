/** Steps that lead from one state of a match to the next, in any game. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A state that a player can be in, and the way to it from the one before. */
export type MatchState = [name: string, reach: (page: Page) => Promise<void>];

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
export const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
export const asks = (page: Page, words: string | RegExp) => expect(region(page, 'What to do')).toContainText(words);

export const playCard = (page: Page, name: RegExp) => region(page, /^Hand/).getByRole('button', { name }).press('Enter');

export async function opened(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

export async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function fromMenu(page: Page, item: string): Promise<void> {
  await button(page, 'Menu').press('Enter');
  await opened(page, 'More');
  await page.getByRole('dialog').getByRole('button', { name: item }).press('Enter');
}

/** In a compact window card and log are a drawer, which is opened. */
export async function openSide(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Card and log', pressed: false });
  if (await drawer.isVisible()) await drawer.press('Enter');
}

/** Steps back from a half-done play, one Escape for each question; in a compact window the first may close an open drawer. */
export async function back(page: Page, to: string): Promise<void> {
  const prompt = region(page, 'What to do');
  for (let now = await prompt.innerText(); !now.includes(to); now = await prompt.innerText()) {
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(prompt).not.toHaveText(now, { useInnerText: true, timeout: 3000 });
    }).toPass({ timeout: 20_000 });
  }
}

/** The first press arms it, the second opens; both are deaf for a moment after it has come down. */
export async function liftCurtain(page: Page, behind: Locator): Promise<void> {
  await expect(async () => {
    if (await behind.isVisible()) return;
    await button(page, /Ready|once more/).press('Enter', { timeout: 500 });
    await expect(behind).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** The main button turns a deaf ear to presses right after its label changed. */
export async function pressMain(page: Page, name: RegExp): Promise<void> {
  const main = region(page, 'What to do').getByRole('button', { name }).first();
  await main.waitFor();
  await page.waitForTimeout(300);
  await main.press('Enter');
}
