/** The Lab: bots weighed against each other in processes of their own, while the page stays free. */
import { readFile } from 'node:fs/promises';
import { E2E_GAMES, QUICK_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { beginRun, progress, runFinished } from '../support/lab.ts';
import { home, openFromHome, playNow } from '../support/screens.ts';
import { LONG } from '../support/tiers.ts';

for (const { title, lab } of E2E_GAMES) {
  const asked = { game: title, ...lab };
  test(`a run of ${asked.game}`, { tag: title === QUICK_GAME.title ? [] : LONG }, async ({ app: { page } }) => {
    test.setTimeout(180_000);
    await beginRun(page, asked);
    await runFinished(page, asked.matches);
    await expect(page.getByText(asked.says)).toBeVisible();
    await page.getByText('The matches', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'The matches' }).getByRole('row')).toHaveCount(asked.matches + 1);
    // The desktop window asks where to, in a dialog of the system's own.
    if (test.info().project.name === 'chromium') {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the matches as CSV' }).click();
      const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines).toHaveLength(asked.matches + 1);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Replay match 2' }).click();
    // A match of bots that play anything is long, and is played again from its first action.
    await expect(page.getByRole('slider')).toBeVisible({ timeout: 60_000 });
    if (asked.bots.some((bot) => bot !== 'Random')) {
      await expect(async () => {
        await page.keyboard.press('.');
        await expect(page.getByText(/^Why\? Looked ahead \d+ times$/)).toBeVisible({ timeout: 1000 });
      }).toPass();
    } else {
      await expect(page.getByText('Nothing is kept of what these bots weighed.')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Replay match 2' })).toBeVisible();
  });
}

test('a match of the Lab is gone on with by a person', async ({ app: { page } }) => {
  test.setTimeout(180_000);
  await beginRun(page, { game: QUICK_GAME.title, bots: ['Greedy', 'Random'], matches: 2 });
  await runFinished(page, 2);
  await page.getByText('The matches', { exact: true }).click();
  await page.getByRole('button', { name: 'Replay match 1' }).click();
  await page.getByRole('combobox', { name: 'Go to turn' }).selectOption('Turn 2');
  await page.getByRole('button', { name: 'Go on from here…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Go on from here' });
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('combobox', { name: 'The others' }).selectOption('Novice');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${QUICK_GAME.title} match` })).toBeAttached();
  await expect(page.getByRole('region', { name: QUICK_GAME.title, exact: true })).toContainText('continued');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Leave for Home' }).click();
  await expect(page.getByText('Continued from another match.')).toBeVisible();
  await expect(page.getByText(/^\w+ \(novice\) against You/)).toBeVisible();
});

test('a run goes on while nobody looks, rests for a match, and is still there after a crash', async ({ app }) => {
  test.setTimeout(240_000);
  await beginRun(app.page, { game: QUICK_GAME.title, bots: ['Greedy', 'Greedy'], matches: 2000 });
  const played = async (): Promise<number> => Number(await progress(app.page).getAttribute('value'));
  await expect.poll(played, { timeout: 60_000 }).toBeGreaterThan(0);
  const before = await played();

  await app.page.keyboard.press('Escape');
  await expect(home(app.page)).toBeVisible();
  await app.page.waitForTimeout(1500);
  await openFromHome(app.page, 'The Lab');
  await expect.poll(played, { timeout: 60_000 }).toBeGreaterThan(before);

  await app.page.getByRole('button', { name: 'Pause' }).click();
  await expect(app.page.getByText(/matches, paused$/)).toBeVisible();
  // What was finished before the pause may still be on its way.
  await app.page.waitForTimeout(1000);
  const still = await played();
  await app.page.waitForTimeout(1000);
  expect(await played()).toBe(still);
  await app.page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(played, { timeout: 60_000 }).toBeGreaterThan(still);

  await app.page.keyboard.press('Escape');
  await playNow(app.page, QUICK_GAME.title);
  await app.kill();
  await app.start();
  await openFromHome(app.page, 'The Lab');
  await expect(app.page.getByText(/matches, stopped$/)).toBeVisible();
  expect(await played()).toBeGreaterThanOrEqual(still);
});

test('the page can be used while a run goes on, and the run be stopped and gone on with', async ({ app: { page } }) => {
  await beginRun(page, { game: QUICK_GAME.title, bots: ['Greedy', 'Greedy'], matches: 2000 });
  const played = async (): Promise<number> => Number(await progress(page).getAttribute('value'));
  await expect.poll(played, { timeout: 60_000 }).toBeGreaterThan(0);
  const before = await played();
  // Each answer of the page comes while matches are being played: the run has not ended when all of them are there.
  for (let i = 0; i < 5; i++) {
    await page.getByText('The matches', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'The matches' })).toBeVisible({ visible: i % 2 === 0 });
  }
  await expect.poll(played, { timeout: 60_000 }).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  // What is finished stays, and the run can still be gone on with.
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/matches, stopped$/)).toBeVisible();
  const stopped = await played();
  expect(stopped).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(played, { timeout: 60_000 }).toBeGreaterThan(stopped);
});
