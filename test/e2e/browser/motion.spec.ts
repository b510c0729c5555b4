import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openScene } from '../support/scenes.ts';
import { home, openFromHome, playNow } from '../support/screens.ts';
import { liftCurtain, pressMain, region } from '../support/steps.ts';

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

async function expectStill(page: Page): Promise<void> {
  // A wish that has just changed takes effect with the next change of the page.
  await expect.poll(() => longMotions(page)).toEqual([]);
  for (let look = 0; look < 5; look++) {
    expect(await longMotions(page)).toEqual([]);
    await page.waitForTimeout(60);
  }
}

async function visitScreens(page: Page): Promise<void> {
  await expect(home(page)).toBeVisible();
  await expectStill(page);
  await openFromHome(page, 'Settings');
  await expectStill(page);
  await page.keyboard.press('Escape');
  await playNow(page);
  await expectStill(page);
}

test('nothing moves for people whose system asks for little motion', async ({ app: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitScreens(page);
});

test.describe('by setting', () => {
  test.use({ settings: { motion: 'reduced' } });
  test('nothing moves when the setting says so', async ({ app: { page } }) => {
    await visitScreens(page);
  });
});

test.describe('while dice are thrown', () => {
  test.use({ settings: { motion: 'reduced' }, scenes: ['Round the table'] });
  test('nothing tumbles, and the blow is told at once', async ({ app: { page } }) => {
    await openScene(page, 'Round the table');
    await liftCurtain(page, region(page, 'My bench'));
    await page.getByRole('button', { name: /^Seat 2, / }).press('Enter');
    await pressMain(page, /^Attack Round/);
    await pressMain(page, /still act/);
    await expect(region(page, 'Dice tray')).toContainText(/d12: \d+ \+ Attack 4 − Defense 3 = \d+/);
    await expectStill(page);
  });
});
