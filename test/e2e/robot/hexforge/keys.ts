/** The robot's hand on a keyboard at a table of Hexforge. */
import type { Page } from '@playwright/test';
import { digitOf, enterOn, liftCurtain, spaceForMain } from '../keyboard.ts';
import { PILE_CARDS } from '../sight.ts';
import type { HexWish } from './mind.ts';
import { MENU_ITEMS, STACK_ITEMS } from './sight.ts';

/** "G" asks for a hex by its name and puts the focus there. */
async function goTo(page: Page, place: string): Promise<void> {
  await page.keyboard.press('g');
  await page.getByRole('dialog', { name: 'Go to' }).waitFor();
  await page.keyboard.type(place);
  await page.keyboard.press('Enter');
  await page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label')?.startsWith(`${name},`), place);
}

export async function byKeys(page: Page, wish: HexWish): Promise<void> {
  switch (wish.kind) {
    case 'wait':
      return page.waitForTimeout(100);
    case 'curtain':
      return liftCurtain(page);
    case 'main':
      // My base is a place on the board.
      await page.keyboard.press('b');
      return spaceForMain(page);
    case 'card':
      return page.keyboard.press(digitOf(wish.index));
    case 'tile':
      await goTo(page, wish.cell.place);
      return page.keyboard.press('Enter');
    case 'menu':
      return enterOn(page, MENU_ITEMS, wish.index);
    case 'stack':
      return enterOn(page, STACK_ITEMS, wish.index);
    case 'pile':
      return enterOn(page, PILE_CARDS, wish.index);
  }
}
