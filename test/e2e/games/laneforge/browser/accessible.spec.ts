/** No automatic check may find anything in what Laneforge has round its matches. */
import { expect, test } from '../../../support/app.ts';
import { expectAccessibleInEveryLook } from '../../../support/axe.ts';
import { playNow } from '../../../support/screens.ts';
import { LONG } from '../../../support/tiers.ts';
import { FORGE_STATES } from '../forge-states.ts';

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, () => {
    test.use({ settings: { uiScale, motion: 'reduced' } });

    test('which Champion to keep', { tag: uiScale === 1 ? [] : [LONG] }, async ({ app: { page } }) => {
      await playNow(page, 'Laneforge');
      await expect(page.getByRole('heading', { name: 'Which Champion leads your deck?' })).toBeVisible();
      await expectAccessibleInEveryLook(page);
    });

    const states = FORGE_STATES.map(([name]) => name).join('; ');
    test(`the forge of decks: ${states}`, { tag: uiScale === 1 ? [] : LONG }, async ({ app: { page } }) => {
      for (const [name, reach] of FORGE_STATES) {
        await test.step(name, async () => {
          await reach(page);
          await expectAccessibleInEveryLook(page);
        });
      }
    });
  });
}
