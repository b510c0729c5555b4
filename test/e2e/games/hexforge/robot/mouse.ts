/** The robot's hand on a mouse at a table of Hexforge. */
import type { Page } from '@playwright/test';
import { clickCommon, clickInList, clickOn } from '../../../robot/pointer.ts';
import type { HexWish } from './mind.ts';
import { MENU_ITEMS, STACK_ITEMS } from './sight.ts';

/** A point of the hex that nothing covers: a piece on the row in front may hide its middle. */
async function openPoint(page: Page, tile: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate((wanted) => {
    const box = document.getElementById(`hex-${wanted}`)?.getBoundingClientRect();
    if (!box) return null;
    for (const [dx, dy] of [
      [0.5, 0.5],
      [0.5, 0.75],
      [0.3, 0.6],
      [0.7, 0.6],
      [0.5, 0.3],
    ]) {
      const point = { x: box.left + box.width * dx, y: box.top + box.height * dy };
      const hit = document.elementFromPoint(point.x, point.y)?.closest('[data-tile]');
      if (hit?.getAttribute('data-tile') === String(wanted)) return point;
    }
    return null;
  }, tile);
}

async function clickHex(page: Page, tile: number): Promise<void> {
  const point = await openPoint(page, tile);
  if (point === null) return;
  await page.mouse.move(point.x, point.y);
  await page.mouse.click(point.x, point.y);
}

export async function byMouse(page: Page, wish: HexWish): Promise<void> {
  switch (wish.kind) {
    case 'tile':
      return clickHex(page, wish.cell.tile);
    case 'menu':
      return clickOn(page, page.locator(MENU_ITEMS).nth(wish.index));
    case 'stack':
      return clickInList(page, page.locator(STACK_ITEMS).nth(wish.index));
    default:
      return clickCommon(page, wish);
  }
}
