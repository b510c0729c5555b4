/** The robot's hand on a mouse at a table of Warforge. */
import type { Page } from '@playwright/test';
import { clickCommon, clickOn } from '../../../robot/pointer.ts';
import type { WarWish } from './mind.ts';
import { CHOICES, MODES } from './sight.ts';

export async function byMouse(page: Page, wish: WarWish): Promise<void> {
  switch (wish.kind) {
    case 'place': {
      const line = page.getByRole('grid').getByRole('row').nth(wish.place.row);
      return clickOn(page, line.getByRole('gridcell').nth(wish.place.column));
    }
    case 'mode':
      return clickOn(page, page.locator(MODES).nth(wish.index));
    case 'choice':
      return clickOn(page, page.locator(CHOICES).nth(wish.index));
    default:
      return clickCommon(page, wish);
  }
}
