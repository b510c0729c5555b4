/** No automatic check may find anything in a replay, on the end screen with its chart, or beside a hint. */
import { ANY_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessibleInEveryLook } from '../support/axe.ts';
import { playNow } from '../support/screens.ts';
import { LONG } from '../support/tiers.ts';

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, { tag: uiScale === 1 ? [] : LONG }, () => {
    test.use({
      settings: { uiScale, motion: 'reduced', speed: 'instant' },
      finished: [ANY_GAME.id],
    });

    test('a replay, its reasons, all cards open, its menus, and the end screen', async ({ app: { page } }) => {
      test.setTimeout(240_000);
      await page.getByText('1 finished match').click();
      await expectAccessibleInEveryLook(page);
      await page.getByRole('button', { name: /^Replay: / }).click();
      const slider = page.getByRole('slider', { name: 'Moment' });
      await expect(slider).toBeVisible();
      const why = page.getByRole('group', { name: 'Why' });
      await test.step('with reasons and open cards', async () => {
        await page.getByRole('combobox', { name: 'Go to turn' }).selectOption('Turn 3');
        for (let i = 0; i < 40 && !(await why.isVisible()); i++) {
          await page.keyboard.press('.');
          await page.waitForTimeout(350);
        }
        await page.getByRole('checkbox', { name: 'All open' }).check();
        await expect(page.getByRole('region', { name: 'Hidden from these eyes' })).toBeVisible();
        await expect(why).toBeVisible();
        await expectAccessibleInEveryLook(page);
      });
      await test.step('its menu', async () => {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('dialog').getByText('As a table').click();
        await expectAccessibleInEveryLook(page);
        await page.keyboard.press('Escape');
      });
      await test.step('going on from here', async () => {
        await page.getByRole('button', { name: 'Go on from here…' }).click();
        await expectAccessibleInEveryLook(page);
        await page.keyboard.press('Escape');
      });
      await test.step('the end screen', async () => {
        await page.keyboard.press('Escape');
        await page.getByText('1 finished match').click();
        await page.getByRole('button', { name: /^Look at: / }).click();
        await expect(page.getByRole('figure', { name: 'How it went' })).toBeVisible();
        await expectAccessibleInEveryLook(page);
      });
    });

    test('a hint', async ({ app: { page } }) => {
      await playNow(page, ANY_GAME.title);
      // The rival may begin, and nobody is advised meanwhile.
      await expect(async () => {
        await page.keyboard.press('Shift+H');
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expectAccessibleInEveryLook(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(page.getByRole('region', { name: /^Hint: / })).toBeVisible();
      await expectAccessibleInEveryLook(page);
    });
  });
}
