/** No automatic check may find anything, on any screen round the match, in any of the looks people need. */
import { expect, test } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { LOOKS } from '../support/looks.ts';
import { FOOTER_SCREENS, openFromHome, openSetup } from '../support/screens.ts';

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, () => {
    test.use({ settings: { uiScale, motion: 'reduced' } });

    for (const look of LOOKS) {
      test(`screens around the match in ${look.name}`, async ({ app: { page } }) => {
        await page.emulateMedia(look.media);
        await expectAccessible(page, look.withoutRules);
        for (const [screen] of FOOTER_SCREENS) {
          await test.step(screen, async () => {
            await openFromHome(page, screen);
            await expectAccessible(page, look.withoutRules);
            await page.keyboard.press('Escape');
          });
        }
        await test.step('Set up a table', async () => {
          await openSetup(page);
          await expectAccessible(page, look.withoutRules);
        });
      });
    }
  });
}

test.describe('in a small window at 200 %', () => {
  test.use({ settings: { uiScale: 2 } });
  test('the way in is in sight without scrolling', async ({ app: { page } }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByRole('article', { name: 'Hexforge' }).getByRole('button', { name: 'Play now' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Set up a table' })).toBeInViewport({ ratio: 1 });
  });
});

test('a page of text alone can be scrolled by keyboard, also before its list has come', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.route(/notices/, () => undefined);
  await page.getByRole('button', { name: 'Credits' }).click();
  await expect(page.getByRole('status')).toHaveText('Fetching the list…');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main', { name: 'Credits' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByText('ISC licence')).toBeInViewport();
});
