/** The robot's hand on a keyboard at a table of Laneforge. */
import type { Page } from '@playwright/test';
import { digitOf, enterOn, focusReaches, pressCommon } from '../../../robot/keyboard.ts';
import type { LaneWish } from './mind.ts';
import type { Cell } from './sight.ts';
import { CHAMPIONS, EXTRAS } from './sight.ts';

const LANES = 'g';
const CLASH_ROW = 2;
const TIMES = (n: number): undefined[] => Array.from({ length: n });

/** "G" puts the focus on the lanes; the arrows walk from there, and then a key does it. */
async function pressAt(page: Page, { row, column }: Cell, key: string): Promise<void> {
  await page.keyboard.press(LANES);
  if (!(await focusReaches(page, '[role=gridcell]'))) return;
  await page.keyboard.press('Home');
  for (const _ of TIMES(column)) await page.keyboard.press('ArrowRight');
  for (const _ of TIMES(Math.abs(row - CLASH_ROW))) await page.keyboard.press(row < CLASH_ROW ? 'ArrowUp' : 'ArrowDown');
  await page.keyboard.press(key);
}

export async function byKeys(page: Page, wish: LaneWish): Promise<void> {
  switch (wish.kind) {
    case 'champion':
      return enterOn(page, CHAMPIONS, wish.index);
    case 'free':
      await page.keyboard.press(digitOf(wish.index));
      return page.keyboard.press('z');
    case 'banish':
      await page.keyboard.press(digitOf(wish.index));
      await page.keyboard.press('x');
      return page.keyboard.press('x');
    case 'cell':
      return pressAt(page, wish.cell, 'Enter');
    case 'activate':
      return pressAt(page, wish.cell, 'a');
    case 'mobility':
      return pressAt(page, wish.cell, 'm');
    case 'ability':
      return page.keyboard.press('c');
    case 'order':
      return page.keyboard.press(digitOf(wish.index));
    case 'decline':
      return enterOn(page, EXTRAS, wish.index);
    default:
      return pressCommon(page, wish, LANES);
  }
}
