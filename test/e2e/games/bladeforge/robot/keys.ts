/** The robot's hand on a keyboard at a table of Bladeforge. */
import type { Page } from '@playwright/test';
import { digitOf, enterInRegion, enterOn, focusReaches, pressCommon, walkTo } from '../../../robot/keyboard.ts';
import type { BladeWish, End } from './mind.ts';
import { ANSWERS, PARTS } from './sight.ts';

/** The tray is a place at the table that is no button. */
const TRAY = 'd';
const END_KEYS: Readonly<Record<End, string>> = { Attack: 'a', Draw: 'e', Block: 'y', Take: 'Shift+Y' };

/** "B" puts the focus on the bench; the arrows walk its places. */
async function enterPlace(page: Page, index: number): Promise<void> {
  await page.keyboard.press('b');
  if (!(await focusReaches(page, '[data-place]'))) return;
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

async function reforge(page: Page, blade: number): Promise<void> {
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: 'Reforge' });
  await dialog.waitFor();
  const blades = dialog.getByRole('radio');
  await walkTo(page, blades.first(), (element) => document.activeElement?.getAttribute('name') === element.getAttribute('name'));
  for (let step = 0; step < blade; step++) await page.keyboard.press('ArrowDown');
  await walkTo(page, dialog.getByRole('button', { name: /^Reforge/ }));
  await page.keyboard.press('Enter');
}

export async function byKeys(page: Page, wish: BladeWish): Promise<void> {
  switch (wish.kind) {
    case 'place':
      return enterPlace(page, wish.index);
    case 'carry':
      await page.keyboard.press(digitOf(wish.index));
      return enterPlace(page, wish.place);
    case 'rival':
      await page.keyboard.press(`ControlOrMeta+${wish.seat}`);
      return page.keyboard.press('Enter');
    case 'part':
      return enterOn(page, PARTS, wish.index);
    case 'answer':
      return enterInRegion(page, 'prompt', ANSWERS, wish.index);
    case 'end':
      return page.keyboard.press(END_KEYS[wish.what]);
    case 'reforge':
      return reforge(page, wish.blade);
    case 'recycle':
      return page.keyboard.press('c');
    default:
      return pressCommon(page, wish, TRAY);
  }
}
