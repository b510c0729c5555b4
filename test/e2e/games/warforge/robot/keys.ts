/** The robot's hand on a keyboard at a table of Warforge. */
import type { Page } from '@playwright/test';
import { enterOn, focusReaches, pressCommon } from '../../../robot/keyboard.ts';
import type { WarWish } from './mind.ts';
import { CHOICES, MODES, type Place } from './sight.ts';

const MY_LINE = 'b';
const WARLORD = 4;

/** "B" puts the focus on the own Warlord; the arrows walk from there. */
async function pressAt(page: Page, { row, column }: Place, key: string): Promise<void> {
  await page.keyboard.press(MY_LINE);
  if (!(await focusReaches(page, '[role=gridcell]'))) return;
  if (row === 0) await page.keyboard.press('ArrowUp');
  for (let i = Math.abs(column - WARLORD); i > 0; i--) await page.keyboard.press(column < WARLORD ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press(key);
}

/** Where the mode at that index stands, and the key of its mode. */
const modeAt = (page: Page, index: number): Promise<{ column: number; key: string } | null> =>
  page
    .locator(MODES)
    .nth(index)
    .evaluateAll(([button]: Element[]) => {
      const cell = (button as Element | undefined)?.closest('[role="gridcell"]');
      if (!cell) return null;
      const key = button.getAttribute('aria-label')?.startsWith('in melee') ? 'm' : 'd';
      return { column: [...cell.parentElement!.children].indexOf(cell), key };
    });

export async function byKeys(page: Page, wish: WarWish): Promise<void> {
  switch (wish.kind) {
    case 'place':
      return pressAt(page, wish.place, 'Enter');
    case 'mode': {
      const mode = await modeAt(page, wish.index);
      return mode ? pressAt(page, { row: 0, column: mode.column, label: '', selected: false }, mode.key) : undefined;
    }
    case 'choice':
      return enterOn(page, CHOICES, wish.index);
    default:
      return pressCommon(page, wish, MY_LINE);
  }
}
