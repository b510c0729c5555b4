/**
 * No automatic check may find anything in any state of a match: in all looks people need as it usually is, and in the
 * usual look enlarged, since colours are the same at every size.
 */
import { test } from '../support/app.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../support/axe.ts';
import { MATCH_STATES } from '../support/match-states.ts';
import { openScene } from '../support/scenes.ts';

for (const [uiScale, expectNothing] of [
  [1, expectAccessibleInEveryLook],
  [2, expectAccessible],
] as const) {
  for (const [scene, states] of MATCH_STATES) {
    test.describe(`at ${uiScale * 100} %`, () => {
      test.use({ settings: { uiScale, motion: 'reduced', speed: 'instant' }, scenes: [scene] });
      test(`${scene}: ${states.map(([name]) => name).join('; ')}`, async ({ app: { page } }) => {
        test.setTimeout(180_000);
        await openScene(page, scene);
        for (const [name, reach] of states) {
          await test.step(name, async () => {
            await reach(page);
            await expectNothing(page);
          });
        }
      });
    });
  }
}
