/** The bug report, as a browser saves it; the desktop asks where to, which `desktop/crash.spec.ts` answers. */
import { readFile } from 'node:fs/promises';
import { ANY_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { PLANT } from '../support/planted-fault.ts';
import { openScene } from '../support/scenes.ts';

const [[scene]] = ANY_GAME.states;
test.use({ scenes: [scene] });

test('the report is a file that tells nothing of the person, and the match only when that is ticked', async ({ app }) => {
  const { page } = app;
  await openScene(page, scene);
  await page.evaluate(PLANT);
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
  await page.getByRole('switch', { name: new RegExp(`^Put the match in: ${ANY_GAME.title}`) }).click();
  expect(await report()).toContain('"rng"');
});
