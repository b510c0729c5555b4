/** Pictures of the desktop shell's screens: the first page, settings as a file, versions and licences, what broke, what was brought. */
import { ANY_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { bringFile, BROUGHT_MAP } from '../support/drop.ts';
import { shootAs } from '../support/pictures.ts';
import { PLANT } from '../support/planted-fault.ts';
import { openFromHome, playNow } from '../support/screens.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const size of SIZES) {
  const label = `${size.width}x${size.height}`;
  for (const uiScale of [1, 2] as const) {
    const at = uiScale === 1 ? label : `${label}-twice`;
    test.describe(`at ${at}`, () => {
      test.describe('the first start', () => {
        test.use({ settings: null });
        test(`the first page at ${at}`, async ({ app: { page } }) => {
          await page.setViewportSize(size);
          if (uiScale === 2) await page.getByRole('slider', { name: 'Text size' }).press('End');
          await shootAs(page, `welcome-${at}`);
        });
      });

      test.describe('later', () => {
        test.use({ settings: { speed: 'instant', motion: 'reduced', uiScale } });
        test(`settings, licences, what broke and what was brought at ${at}`, async ({ app: { page } }) => {
          test.setTimeout(120_000);
          await page.setViewportSize(size);
          await openFromHome(page, 'Settings');
          await page.getByRole('heading', { name: 'Settings as a file' }).scrollIntoViewIfNeeded();
          await shootAs(page, `settings-file-${at}`);
          await page.keyboard.press('Escape');
          await openFromHome(page, 'About');
          await shootAs(page, `about-${at}`);
          await page.keyboard.press('Escape');
          await bringFile(page, BROUGHT_MAP, 'hold');
          await shootAs(page, `drop-held-${at}`);
          await bringFile(page, BROUGHT_MAP, 'drop');
          await expect(page.getByRole('dialog', { name: 'Brought along' })).toBeVisible();
          await shootAs(page, `drop-shown-${at}`);
          await page.keyboard.press('Escape');
          await playNow(page, ANY_GAME.title);
          await page.evaluate(PLANT);
          await page.keyboard.press('Control+,');
          await expect(page.getByRole('heading', { level: 1, name: 'Settings could not be shown' })).toBeVisible();
          await shootAs(page, `crash-${at}`);
        });
      });
    });
  }
}
