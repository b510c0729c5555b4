import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Fades this short explain without moving; anything longer counts as motion. */
const LONGEST_MS = 150;

/** Animations on the page that are running and either longer than a fade or endless. */
const longMotions = (page: Page) =>
  page.evaluate((longest) => {
    const running = document.getAnimations().filter((animation) => animation.playState === 'running');
    return running
      .map((animation) => ({
        what: animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name,
        ms: Number(animation.effect?.getComputedTiming().endTime ?? 0),
      }))
      .filter(({ ms }) => ms > longest);
  }, LONGEST_MS);

/** Nothing on the page moves. */
export async function expectStill(page: Page): Promise<void> {
  // A wish that has just changed takes effect with the next change of the page.
  await expect.poll(() => longMotions(page)).toEqual([]);
  for (let look = 0; look < 5; look++) {
    expect(await longMotions(page)).toEqual([]);
    await page.waitForTimeout(60);
  }
}
