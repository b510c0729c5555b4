/** No automatic check may find anything in any state of a match, in any of the looks people need. */
import type { Page } from '@playwright/test';
import { test } from '../support/app.ts';
import { expectAccessible, expectAccessibleLook } from '../support/axe.ts';
import { LOOKS } from '../support/looks.ts';
import { MATCH_STATES } from '../support/match-states.ts';
import { openScene } from '../support/scenes.ts';

async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  const [first, ...others] = LOOKS;
  await expectAccessible(page, first.withoutRules);
  for (const look of others) {
    await page.emulateMedia(look.media);
    await test.step(look.name, () => expectAccessibleLook(page, look.withoutRules));
  }
  await page.emulateMedia(first.media);
}

for (const uiScale of [1, 2]) {
  for (const [scene, states] of MATCH_STATES) {
    test.describe(`at ${uiScale * 100} %`, () => {
      test.use({ settings: { uiScale, motion: 'reduced', speed: 'instant' }, scenes: [scene] });
      test(`${scene}: ${states.map(([name]) => name).join('; ')}`, async ({ app: { page } }) => {
        test.setTimeout(180_000);
        await openScene(page, scene);
        for (const [name, reach] of states) {
          await test.step(name, async () => {
            await reach(page);
            await expectAccessibleInEveryLook(page);
          });
        }
      });
    });
  }
}
