/** A hand on a mouse, for what all games have in the same places: pointer moves and clicks, no key is ever pressed. */
import type { Locator, Page } from '@playwright/test';
import type { CommonWish } from './mind.ts';
import { PILE_CARDS } from './sight.ts';

/** The main button turns a deaf ear to presses right after its label changed. */
const MAIN_SETTLES_MS = 300;

export interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

/** Null where what was seen a moment ago is gone: looked up in one go, and never waited for. */
const boxOf = (control: Locator): Promise<Box | null> =>
  control.evaluateAll(([first]: Element[]) => {
    const box = (first as Element | undefined)?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
  });

/** Clicks where the control is, whatever it does: a press on a control that does nothing just now is no error. */
export async function clickOn(page: Page, control: Locator): Promise<void> {
  const box = await boxOf(control);
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Where a list is longer than its window the wheel brings the control into sight first. */
export async function clickInList(page: Page, control: Locator): Promise<void> {
  await control.evaluateAll(([first]: Element[]) => (first as Element | undefined)?.scrollIntoView({ block: 'nearest' }));
  await clickOn(page, control);
}

async function clickMain(page: Page): Promise<void> {
  await page.waitForTimeout(MAIN_SETTLES_MS);
  await clickOn(page, page.locator('[data-region="prompt"] button.main'));
}

/** Cards overlap like a fan: the left edge is what shows of each. */
async function cardEdge(page: Page, index: number): Promise<Point | null> {
  const box = await boxOf(page.locator(`#hand-card-${index}`));
  return box && { x: box.x + 14, y: box.y + box.height / 2 };
}

async function clickCard(page: Page, index: number): Promise<void> {
  const edge = await cardEdge(page, index);
  if (edge === null) return;
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.click(edge.x, edge.y);
}

/** Takes a card by its edge and lets it go over something. */
export async function dragCard(page: Page, index: number, onto: Locator): Promise<void> {
  const [edge, box] = [await cardEdge(page, index), await boxOf(onto)];
  if (edge === null || box === null) return;
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** It may go by itself meanwhile: somebody at another screen has settled what was to be asked. */
async function holdCurtain(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  const box = await boxOf(page.getByRole('button', { name: /Ready|once more/ }));
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(750);
  await page.mouse.up();
}

export const closeDialog = (page: Page): Promise<void> =>
  clickOn(page, page.locator('dialog[open]').getByRole('button', { name: 'Close' }));

export async function clickCommon(page: Page, wish: CommonWish): Promise<void> {
  switch (wish.kind) {
    case 'wait':
      return page.waitForTimeout(100);
    case 'curtain':
      return holdCurtain(page);
    case 'main':
      return clickMain(page);
    case 'card':
      return clickCard(page, wish.index);
    case 'pile':
      return clickInList(page, page.locator(PILE_CARDS).nth(wish.index));
  }
}
