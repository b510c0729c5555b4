/** The robot's hand on a mouse at a table of Deckforge. */
import type { Page } from '@playwright/test';
import { clickCommon, clickInList, clickOn, dragCard } from '../../../robot/pointer.ts';
import type { DeckWish } from './mind.ts';
import { ANSWERS, ROWS, type Spot } from './sight.ts';

const spotOn = (page: Page, { seat, place }: Spot) =>
  page
    .locator(ROWS)
    .filter({ has: page.locator(`[data-ref="${seat - 1}"]`) })
    .getByRole('gridcell')
    .nth(place);

export async function byMouse(page: Page, wish: DeckWish): Promise<void> {
  switch (wish.kind) {
    case 'spot':
      return clickInList(page, spotOn(page, wish.spot));
    case 'carry':
      // The grid itself has no box; what is around it has.
      return dragCard(page, wish.index, page.locator('[data-table]'));
    case 'answer':
      return clickOn(page, page.locator(ANSWERS).nth(wish.index));
    default:
      return clickCommon(page, wish);
  }
}
