/** A screen that breaks leaves the match alone, and says in plain words what to do. */
import { ANY_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessibleInEveryLook } from '../support/axe.ts';
import { PLANT } from '../support/planted-fault.ts';
import { openFromHome } from '../support/screens.ts';
import { openScene } from '../support/scenes.ts';
import { LONG, QUICK } from '../support/tiers.ts';

const [scene, [[, reach]]] = ANY_GAME.states[0];

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, { tag: uiScale === 1 ? [] : [LONG] }, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', uiScale }, scenes: [scene] });

    test('the match goes on where it stood', { tag: QUICK }, async ({ app: { page } }) => {
      await openScene(page, scene);
      await reach(page);
      const before = await ANY_GAME.powerCut.standing(page);
      await page.evaluate(PLANT);
      await page.keyboard.press('Control+,');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings could not be shown' })).toBeFocused();
      await page.getByText('What exactly happened').click();
      await expect(page.getByLabel('What exactly happened')).toBeVisible();
      await expectAccessibleInEveryLook(page);
      await page.getByRole('button', { name: new RegExp(`^Go on: ${ANY_GAME.title}`) }).press('Enter');
      await expect.poll(() => ANY_GAME.powerCut.standing(page)).toEqual(before);
      // What broke is whole again.
      await page.keyboard.press('Control+,');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    });

    test('nothing broke, and somebody reports a problem, with the match at hand if they wish', async ({ app: { page } }) => {
      await openFromHome(page, 'About');
      await page.getByRole('button', { name: 'Report a problem' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Report a problem' })).toBeVisible();
      await page.getByRole('switch', { name: new RegExp(`^Put the match in: ${ANY_GAME.title}`) }).click();
      await expectAccessibleInEveryLook(page);
    });
  });
}
