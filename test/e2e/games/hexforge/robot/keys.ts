/** The robot's hand on a keyboard at a table of Hexforge. */
import type { Page } from '@playwright/test';
import { enterOn, pressCommon } from '../../../robot/keyboard.ts';
import type { HexWish } from './mind.ts';
import { MENU_ITEMS, STACK_ITEMS } from './sight.ts';

/** A place on the board. */
const MY_BASE = 'b';

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
    case 'tile':
      await goTo(page, wish.cell.place);
      return page.keyboard.press('Enter');
    case 'menu':
      return enterOn(page, MENU_ITEMS, wish.index);
    case 'stack':
      return enterOn(page, STACK_ITEMS, wish.index);
    default:
      return pressCommon(page, wish, MY_BASE);
  }
}
