import type { Page } from '@playwright/test';
import { ANY_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { home, openFromHome, playNow } from '../support/screens.ts';
import { expectStill } from '../support/still.ts';

async function visitScreens(page: Page): Promise<void> {
  await expect(home(page)).toBeVisible();
  await expectStill(page);
  await openFromHome(page, 'Settings');
  await expectStill(page);
  await page.keyboard.press('Escape');
  await playNow(page, ANY_GAME.title);
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
