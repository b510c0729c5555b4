/**
 * No automatic check may find anything in any state of a match: in all looks people need as it usually is, and in the
 * usual look enlarged, since colours are the same at every size.
 */
import type { Page } from '@playwright/test';
import { test } from '../support/app.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../support/axe.ts';
import { MATCH_STATES } from '../support/match-states.ts';
import { openScene } from '../support/scenes.ts';
import { LONG, UP_TO_FULL } from '../support/tiers.ts';

const VARIANTS = [
  { uiScale: 1, in: 'the usual look', tag: UP_TO_FULL, expectNothing: (page: Page) => expectAccessible(page) },
  { uiScale: 1, in: 'every look', tag: LONG, expectNothing: expectAccessibleInEveryLook },
  { uiScale: 2, in: 'the usual look', tag: LONG, expectNothing: (page: Page) => expectAccessible(page) },
];

for (const { uiScale, in: looks, tag, expectNothing } of VARIANTS) {
  for (const { game, scene, states } of MATCH_STATES) {
    test.describe(`${game} at ${uiScale * 100} % in ${looks}`, { tag }, () => {
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
