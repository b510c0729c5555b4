/** The robot's hand on a mouse: pointer moves and clicks, no key is ever pressed. */
import type { Locator, Page } from '@playwright/test';
import type { Wish } from './mind.ts';

/** The main button turns a deaf ear to presses right after its label changed. */
const MAIN_SETTLES_MS = 300;

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

/** Clicks where the control is, whatever it does: a press on a control that does nothing just now is no error. */
async function clickOn(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function clickHex(page: Page, tile: number): Promise<void> {
  const point = await openPoint(page, tile);
  if (point === null) return;
  await page.mouse.move(point.x, point.y);
  await page.mouse.click(point.x, point.y);
}

/** Cards overlap like a fan: the left edge is what shows of each. */
async function clickCard(page: Page, index: number): Promise<void> {
  const box = await page.locator(`#hand-card-${index}`).boundingBox();
  if (box === null) return;
  await page.mouse.move(box.x + 14, box.y + box.height / 2);
  await page.mouse.click(box.x + 14, box.y + box.height / 2);
}

async function holdCurtain(page: Page, button: Locator): Promise<void> {
  await page.waitForTimeout(500);
  await button.hover();
  await page.mouse.down();
  await page.waitForTimeout(750);
  await page.mouse.up();
}

export async function byMouse(page: Page, wish: Wish): Promise<void> {
  switch (wish.kind) {
    case 'wait':
      return page.waitForTimeout(100);
    case 'curtain':
      return holdCurtain(page, page.getByRole('button', { name: /Ready|once more/ }));
    case 'main':
      await page.waitForTimeout(MAIN_SETTLES_MS);
      return clickOn(page, page.locator('[data-region="prompt"] button.main'));
    case 'card':
      return clickCard(page, wish.index);
    case 'tile':
      return clickHex(page, wish.cell.tile);
    case 'menu':
      return clickOn(page, page.getByRole('group', { name: 'What it can do' }).getByRole('button').nth(wish.index));
    case 'stack':
      return clickOn(page, page.locator('[data-stack-item] button').nth(wish.index));
    case 'pile':
      return clickOn(page, page.locator('dialog[open] li:not(.pale) button').nth(wish.index));
  }
}
