/** The robot's hand on a keyboard: key presses only, the pointer never moves. */
import type { Page } from '@playwright/test';
import type { Wish } from './mind.ts';

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

async function pressOn(page: Page, selector: string, index: number): Promise<void> {
  if (await tabTo(page, selector, index)) await page.keyboard.press('Enter');
}

/** "G" asks for a hex by its name and puts the focus there. */
async function goTo(page: Page, place: string): Promise<void> {
  await page.keyboard.press('g');
  await page.getByRole('dialog', { name: 'Go to' }).waitFor();
  await page.keyboard.type(place);
  await page.keyboard.press('Enter');
  await page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label')?.startsWith(`${name},`), place);
}

async function liftCurtain(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(100);
  await page.keyboard.press('Enter');
}

export async function byKeys(page: Page, wish: Wish): Promise<void> {
  switch (wish.kind) {
    case 'wait':
      return page.waitForTimeout(100);
    case 'curtain':
      return liftCurtain(page);
    case 'main':
      // On a button of its own the space bar would press that one: my base is a place where it does not.
      await page.keyboard.press('b');
      await page.waitForTimeout(MAIN_SETTLES_MS);
      return page.keyboard.press('Space');
    case 'card':
      return page.keyboard.press(`Digit${(wish.index + 1) % 10}`);
    case 'tile':
      await goTo(page, wish.cell.place);
      return page.keyboard.press('Enter');
    case 'menu':
      return pressOn(page, '[role="group"][aria-label="What it can do"] button', wish.index);
    case 'stack':
      return pressOn(page, '[data-stack-item] button', wish.index);
    case 'pile':
      return pressOn(page, 'dialog[open] li:not(.pale) button', wish.index);
  }
}
