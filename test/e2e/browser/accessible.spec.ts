/** No automatic check may find anything, on any screen round the match, in any of the looks people need. */
import { E2E_GAMES } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../support/axe.ts';
import { LOOKS } from '../support/looks.ts';
import { FOOTER_SCREENS } from '../support/footer.ts';
import { leaveForHome, openCard, openFromHome, openSetup } from '../support/screens.ts';
import { beginRun, runFinished } from '../support/lab.ts';
import { LONG } from '../support/tiers.ts';

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, { tag: uiScale === 1 ? [] : [LONG] }, () => {
    test.use({ settings: { uiScale, motion: 'reduced' } });

    // Colours are the same at every size.
    for (const look of uiScale === 1 ? LOOKS : LOOKS.slice(0, 1)) {
      test(`screens around the match in ${look.name}`, { tag: look === LOOKS[0] ? [] : [LONG] }, async ({ app: { page } }) => {
        test.setTimeout(180_000);
        await page.emulateMedia(look.media);
        await expectAccessible(page, look.withoutRules);
        for (const screen of FOOTER_SCREENS) {
          await test.step(screen, async () => {
            await openFromHome(page, screen);
            await expectAccessible(page, look.withoutRules);
            await page.keyboard.press('Escape');
          });
        }
        for (const { title: game } of E2E_GAMES) {
          await test.step(`All cards of ${game}`, async () => {
            await openCard(page, game);
            await expectAccessible(page, look.withoutRules);
            await page.keyboard.press('Escape');
            await expectAccessible(page, look.withoutRules);
            await leaveForHome(page);
          });
          await test.step(`Set up a table of ${game}`, async () => {
            await openSetup(page, game);
            await expectAccessible(page, look.withoutRules);
            await page.keyboard.press('Escape');
          });
        }
      });
    }
  });
}

/** As many seats as any, and bots that differ. */
const { title, lab } = [...E2E_GAMES].sort((a, b) => b.lab.bots.length - a.lab.bots.length)[0];

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, { tag: uiScale === 1 ? [] : LONG }, () => {
    test.use({ settings: { uiScale, motion: 'reduced' } });
    test('a run of the Lab, its tables open', async ({ app: { page } }) => {
      await beginRun(page, { game: title, ...lab });
      await runFinished(page, lab.matches);
      await page.getByText('The matches', { exact: true }).click();
      for (const table of await page.getByText('As a table').all()) await table.click();
      await expectAccessibleInEveryLook(page);
    });
  });
}

test.describe('in a small window at 200 %', () => {
  test.use({ settings: { uiScale: 2 } });
  test('the way in is in sight without scrolling', async ({ app: { page } }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const { title: game } of E2E_GAMES) {
      const plaque = page.getByRole('article', { name: game });
      await expect(plaque.getByRole('button', { name: 'Play now' })).toBeInViewport({ ratio: 1 });
      await expect(plaque.getByRole('button', { name: 'Set up a table' })).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a page of text alone can be scrolled by keyboard, also before its list has come', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.route(/notices/, () => undefined);
  await page.getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('status')).toHaveText('Fetching the list…');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main', { name: 'About and licences' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByText('ISC licence')).toBeInViewport();
});
