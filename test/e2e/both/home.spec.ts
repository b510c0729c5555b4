import { expect, test } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { FOOTER_SCREENS, home, openFromHome, openSetup } from '../support/screens.ts';

test.use({ readOnly: true });

test('opens to Home, with one button to the first match', async ({ app: { page } }) => {
  await expect(page).toHaveTitle('Five Forges');
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Hexforge' }).getByRole('button', { name: 'Play now' })).toBeEnabled();
  await expectAccessible(page);
});

test('every screen can be reached from Home and left again with Escape', async ({ app: { page } }) => {
  for (const [screen] of FOOTER_SCREENS) {
    await openFromHome(page, screen);
    await page.keyboard.press('Escape');
    await expect(home(page)).toBeVisible();
  }
  await openSetup(page);
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeVisible();
});
