/** A hand on a keyboard, for what all games have in the same places: key presses only, the pointer never moves. */
import type { Page } from '@playwright/test';

const MAIN_SETTLES_MS = 300;
/** Tab stops on the longest way round the window. */
const FURTHEST = 80;

/** Presses Tab until the focused control is the n-th that fits the selector. */
async function tabTo(page: Page, selector: string, index: number): Promise<boolean> {
  for (let stop = 0; stop < FURTHEST; stop++) {
    const there = await page.evaluate(
      ([wanted, n]) => document.activeElement !== null && [...document.querySelectorAll(wanted)].indexOf(document.activeElement) === n,
      [selector, index] as const,
    );
    if (there) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

export async function enterOn(page: Page, selector: string, index: number): Promise<void> {
  if (await tabTo(page, selector, index)) await page.keyboard.press('Enter');
}

/** The first press arms it, the second opens. */
export async function liftCurtain(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(100);
  await page.keyboard.press('Enter');
}

/** On a button of its own the space bar would press that one: the focus must be on the board. */
export async function spaceForMain(page: Page): Promise<void> {
  await page.waitForTimeout(MAIN_SETTLES_MS);
  await page.keyboard.press('Space');
}

export const digitOf = (index: number): string => `Digit${(index + 1) % 10}`;
