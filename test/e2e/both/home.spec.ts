import { ANY_GAME, E2E_GAMES } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { FOOTER_SCREENS } from '../support/footer.ts';
import { home, openFromHome, openSetup } from '../support/screens.ts';
import { QUICK } from '../support/tiers.ts';

test('opens to Home, with one button to the first match', async ({ app: { page } }) => {
  await expect(page).toHaveTitle('Five Forges');
  await expect(home(page)).toBeVisible();
  for (const { title } of E2E_GAMES)
    await expect(page.getByRole('article', { name: title }).getByRole('button', { name: 'Play now' })).toBeEnabled();
  await expectAccessible(page);
});

test('the page does nothing that its own policy forbids', { tag: QUICK }, async ({ app: { page } }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      document.documentElement.dataset.forbidden = `${effectiveDirective} ${blockedURI}`;
    });
  });
  await page.reload();
  await expect(home(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.forbidden)).toBeUndefined();
});

test('every screen can be reached from Home and left again with Escape', { tag: QUICK }, async ({ app: { page } }) => {
  for (const screen of FOOTER_SCREENS) {
    await openFromHome(page, screen);
    await page.keyboard.press('Escape');
    await expect(home(page)).toBeVisible();
  }
  await openSetup(page, ANY_GAME.title);
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeVisible();
});
