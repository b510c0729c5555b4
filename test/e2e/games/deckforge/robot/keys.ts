/** The robot's hand on a keyboard at a table of Deckforge. */
import type { Page } from '@playwright/test';
import { digitOf, enterInRegion, focusReaches, pressCommon } from '../../../robot/keyboard.ts';
import type { DeckWish } from './mind.ts';
import { ANSWERS, type Spot } from './sight.ts';

const TABLE = 'g';

/** "Ctrl+2" puts the focus on the player of seat 2; the arrow walks along what that player has. */
async function enterSpot(page: Page, { seat, place }: Spot): Promise<void> {
  await page.keyboard.press(`ControlOrMeta+${seat}`);
  if (!(await focusReaches(page, `[data-ref="${seat - 1}"]`))) return;
  for (let step = 0; step < place; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

export async function byKeys(page: Page, wish: DeckWish): Promise<void> {
  switch (wish.kind) {
    case 'spot':
      return enterSpot(page, wish.spot);
    case 'carry':
      // The second press plays what the first has taken up.
      await page.keyboard.press(digitOf(wish.index));
      return pressCommon(page, { kind: 'main' }, TABLE);
    case 'answer':
      return enterInRegion(page, 'prompt', ANSWERS, wish.index);
    default:
      return pressCommon(page, wish, TABLE);
  }
}
