/** A hand on a keyboard, for what all games have in the same places: key presses only, the pointer never moves. */
import type { Locator, Page } from '@playwright/test';
import type { CommonWish } from './mind.ts';
import { PILE_CARDS } from './sight.ts';

const MAIN_SETTLES_MS = 300;
const MOST_REGIONS = 10;
/** Tab stops on the longest way round a window. */
const FURTHEST = 300;

/**
 * Walks to a control with Tab or Shift+Tab, the way on which it lies.
 * @param there whether it is reached; several controls can be one stop
 */
export async function walkTo(
  page: Page,
  control: Locator,
  there: (element: HTMLElement | SVGElement) => boolean = (element) => element === document.activeElement,
): Promise<void> {
  const back = await control.evaluate((element) => {
    const position = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  for (let stop = 0; stop < FURTHEST; stop++) {
    if (await control.evaluate(there)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`no way there with Tab in ${FURTHEST} stops`);
}

/** What a key puts the focus on has it at once, unless something else came up in between. */
const FOCUS_MS = 1500;

/** @returns whether the focus comes to what fits; if not, what was wished for was seen a moment ago, and is given up */
export const focusReaches = (page: Page, selector: string): Promise<boolean> =>
  page
    .waitForFunction((wanted) => document.activeElement?.matches(wanted), selector, { timeout: FOCUS_MS })
    .then(
      () => true,
      () => false,
    );

export async function enterOn(page: Page, selector: string, index: number): Promise<void> {
  const control = page.locator(selector).nth(index);
  // What was seen a moment ago may be gone.
  if ((await control.count()) === 0) return;
  await walkTo(page, control);
  await page.keyboard.press('Enter');
}

/** "F6" goes from region to region: on the way to a control behind a long log the quickest way. */
export async function enterInRegion(page: Page, region: string, selector: string, index: number): Promise<void> {
  const there = () =>
    page.evaluate((name) => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region === name, region);
  for (let stop = 0; stop < MOST_REGIONS && !(await there()); stop++) await page.keyboard.press('F6');
  await enterOn(page, selector, index);
}

/**
 * The first press arms it, the second opens; right after it came down it is deaf to both. It has the focus when it comes down,
 * unless a key that leads to the board was still on its way.
 */
async function liftCurtain(page: Page): Promise<void> {
  await page.waitForTimeout(450);
  const ready = page.getByRole('button', { name: /^(Ready\?|Press once more)/ });
  // It may have gone up meanwhile.
  if ((await ready.count()) > 0) await walkTo(page, ready);
  await page.keyboard.press('Enter');
  if (await page.getByRole('button', { name: 'Press once more' }).isVisible()) await page.keyboard.press('Enter');
}

/** On a button of its own the space bar would press that one: the focus must be on the board. */
async function spaceForMain(page: Page): Promise<void> {
  await page.waitForTimeout(MAIN_SETTLES_MS);
  await page.keyboard.press('Space');
}

/** @param toBoard the key that puts the focus on the board */
export async function pressCommon(page: Page, wish: CommonWish, toBoard: string): Promise<void> {
  switch (wish.kind) {
    case 'wait':
      return page.waitForTimeout(100);
    case 'curtain':
      return liftCurtain(page);
    case 'main':
      await page.keyboard.press(toBoard);
      return spaceForMain(page);
    case 'card':
      return page.keyboard.press(digitOf(wish.index));
    case 'pile':
      return enterOn(page, PILE_CARDS, wish.index);
  }
}

export const digitOf = (index: number): string => `Digit${(index + 1) % 10}`;

export const closeDialog = (page: Page): Promise<void> => page.keyboard.press('Escape');
