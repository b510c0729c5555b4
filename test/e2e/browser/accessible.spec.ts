/** No automatic check may find anything, on any screen, in any of the looks people need. */
import type { Page } from '@playwright/test';
import { test } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { FOOTER_SCREENS, openFromHome, openSetup, playNow } from '../support/screens.ts';

const LOOKS = [
  { name: 'dark iron', use: async () => {} },
  { name: 'high contrast', use: (page: Page) => page.emulateMedia({ contrast: 'more' }) },
  { name: 'forced colours', use: (page: Page) => page.emulateMedia({ forcedColors: 'active' }) },
] as const;

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, () => {
    test.use({ settings: { uiScale, motion: 'reduced' } });

    for (const look of LOOKS) {
      test(`screens around the match in ${look.name}`, async ({ app: { page } }) => {
        await look.use(page);
        await expectAccessible(page);
        for (const [screen] of FOOTER_SCREENS) {
          await test.step(screen, async () => {
            await openFromHome(page, screen);
            await expectAccessible(page);
            await page.keyboard.press('Escape');
          });
        }
        await test.step('Set up a table', async () => {
          await openSetup(page);
          await expectAccessible(page);
        });
      });

      test(`a match in ${look.name}`, async ({ app: { page } }) => {
        await look.use(page);
        await playNow(page);
        await expectAccessible(page);
      });
    }
  });
}
