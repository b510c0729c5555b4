/** The robot's hand on a mouse at a table of Laneforge. */
import type { Page } from '@playwright/test';
import { clickCommon, clickInList, clickOn, dragCard } from '../../../robot/pointer.ts';
import type { LaneWish } from './mind.ts';
import type { Cell } from './sight.ts';
import { ABILITY, CHAMPIONS, EXTRAS, FREE, ORDER, TABS } from './sight.ts';

const cellAt = (page: Page, { row, column }: Cell) => page.getByRole('grid').getByRole('row').nth(row).getByRole('gridcell').nth(column);

export async function byMouse(page: Page, wish: LaneWish): Promise<void> {
  switch (wish.kind) {
    case 'champion':
      return clickOn(page, page.locator(CHAMPIONS).nth(wish.index));
    case 'free':
      return clickOn(page, page.locator(FREE).first());
    case 'banish':
      return dragCard(page, wish.index, page.locator('[data-tray]'));
    case 'cell':
      return clickOn(page, cellAt(page, wish.cell));
    case 'activate':
    case 'mobility':
      return clickOn(page, page.locator(TABS).nth(wish.tab));
    case 'ability':
      return clickOn(page, page.locator(ABILITY));
    case 'order':
      return clickInList(page, page.locator(ORDER).nth(wish.index));
    case 'decline':
      return clickOn(page, page.locator(EXTRAS).nth(wish.index));
    default:
      return clickCommon(page, wish);
  }
}
