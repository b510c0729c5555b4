/** A screen that breaks leaves the match alone, and says in plain words what to do. */
import { look } from '../games/bladeforge/robot/sight.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessibleInEveryLook } from '../support/axe.ts';
import { PLANT } from '../support/planted-fault.ts';
import { openFromHome } from '../support/screens.ts';
import { asks } from '../support/steps.ts';
import { startBladeforge } from '../games/bladeforge/table.ts';
import { LONG } from '../support/tiers.ts';

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, { tag: uiScale === 1 ? [] : [LONG] }, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', uiScale } });

    test('the match goes on where it stood', async ({ app: { page } }) => {
      await startBladeforge(page, { seed: 'crash' });
      await asks(page, 'Your turn:');
      const standing = async () => {
        const { caption, hand, places } = await look(page);
        return { caption, hand, places };
      };
      const before = await standing();
      await page.evaluate(PLANT);
      await page.keyboard.press('Control+,');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings could not be shown' })).toBeFocused();
      await page.getByText('What exactly happened').click();
      await expect(page.getByLabel('What exactly happened')).toBeVisible();
      await expectAccessibleInEveryLook(page);
      await page.getByRole('button', { name: /^Go on: Bladeforge/ }).press('Enter');
      expect(await standing()).toEqual(before);
      // What broke is whole again.
      await page.keyboard.press('Control+,');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    });

    test.describe('nothing broke, and somebody reports a problem', () => {
      test.use({ scenes: ['At the anvil'] });

      test('with the match at hand, if they wish', async ({ app: { page } }) => {
        await openFromHome(page, 'About');
        await page.getByRole('button', { name: 'Report a problem' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Report a problem' })).toBeVisible();
        await page.getByRole('switch', { name: /^Put the match in: Bladeforge/ }).click();
        await expectAccessibleInEveryLook(page);
      });
    });
  });
}
