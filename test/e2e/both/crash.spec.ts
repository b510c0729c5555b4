/** A screen that breaks leaves the match alone, and says in plain words what to do. */
import { readFile } from 'node:fs/promises';
import { look } from '../robot/bladeforge/sight.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessibleInEveryLook } from '../support/axe.ts';
import { asks } from '../support/states/steps.ts';
import { startBladeforge } from '../support/table.ts';

/** The settings sort cards for their sample: there the next screen breaks, once. */
const plant = `{
  const real = Array.prototype.toSorted;
  Array.prototype.toSorted = function () {
    Array.prototype.toSorted = real;
    throw new Error('planted in the settings');
  };
}`;

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', uiScale } });

    test('the match goes on where it stood', async ({ app: { page } }) => {
      await startBladeforge(page, { seed: 'crash' });
      await asks(page, 'Your turn:');
      const standing = async () => {
        const { caption, hand, places } = await look(page);
        return { caption, hand, places };
      };
      const before = await standing();
      await page.evaluate(plant);
      await page.keyboard.press('Control+,');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings could not be shown' })).toBeFocused();
      await expectAccessibleInEveryLook(page);
      await page.getByRole('button', { name: /^Go on: Bladeforge/ }).press('Enter');
      expect(await standing()).toEqual(before);
      // What broke is whole again.
      await page.keyboard.press('Control+,');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    });
  });
}

test('the report is a file that tells nothing of the person, and the match only when that is ticked', async ({ app }, testInfo) => {
  test.skip(testInfo.project.name === 'electron', 'the desktop asks where to save; test/e2e/desktop/crash.spec.ts answers that');
  const { page } = app;
  await startBladeforge(page, { seed: 'crash' });
  await asks(page, 'Your turn:');
  await page.evaluate(plant);
  await page.keyboard.press('Control+,');
  const report = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a bug report…' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^five-forges-report-.*\.txt$/);
    return readFile(await file.path(), 'utf8');
  };
  const without = await report();
  expect(without).toContain('planted in the settings');
  expect(without).not.toContain(app.dataDir);
  expect(without).not.toContain('"rng"');
  await page.getByRole('switch', { name: /^Put the match in: Bladeforge/ }).click();
  expect(await report()).toContain('"rng"');
});
