/** The page of the first start, and that it is never seen again. */
import { expect, test } from '../support/app.ts';
import { expectAccessibleInEveryLook } from '../support/axe.ts';
import { home } from '../support/screens.ts';
import { QUICK } from '../support/tiers.ts';

test.use({ settings: null });

const welcome = 'Welcome to Five Forges';

test('is left by keyboard, heeded at once and never shown again', async ({ app }) => {
  await expect(app.page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
  await expectAccessibleInEveryLook(app.page);

  // From the title on: the way back, Skip, the page, then the first control.
  const size = app.page.getByRole('slider', { name: 'Text size' });
  for (let i = 0; i < 6 && !(await size.evaluate((slider) => slider === document.activeElement)); i++) await app.page.keyboard.press('Tab');
  await expect(size).toBeFocused();
  await app.page.keyboard.press('End');
  await expect.poll(() => app.page.evaluate(() => document.documentElement.style.fontSize)).toBe('200%');
  await expectAccessibleInEveryLook(app.page);
  await app.page.getByRole('button', { name: 'Enter the smithy' }).press('Enter');
  await expect(home(app.page)).toBeVisible();

  await app.kill();
  await app.start();
  await expect(home(app.page)).toBeVisible();
  await expect.poll(() => app.page.evaluate(() => document.documentElement.style.fontSize)).toBe('200%');
});

test('leads into a match, or into its first lesson', { tag: QUICK }, async ({ app: { page } }) => {
  const play = page.getByRole('button', { name: /^Play \w+ now$/ }).last();
  const [, title] = (await play.getAttribute('aria-label'))!.split(' ');
  await play.click();
  await page.getByRole('button', { name: 'Straight in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} match` })).toBeAttached();
  // Home lies behind it, not the welcome.
  await page.reload();
  await expect(home(page)).toBeVisible();
});
