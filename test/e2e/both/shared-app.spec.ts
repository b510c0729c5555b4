/** Tests share an app: whatever one of them leaves behind, the next one finds it as on a fresh data folder. */
import { ANY_GAME, QUICK_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { bringFile, BROUGHT_MAP } from '../support/drop.ts';
import { beginRun } from '../support/lab.ts';
import { home, openFromHome, playNow } from '../support/screens.ts';

test.describe.configure({ mode: 'serial' });

const [[scene]] = ANY_GAME.states;
const fontSize = () => document.documentElement.style.fontSize;
let folder = '';

test.describe('before', () => {
  test.use({ settings: { uiScale: 2 }, scenes: [scene], finished: [ANY_GAME.id] });

  test('one leaves settings, matches, a map, a run of the Lab and a page in the middle of something', async ({
    app: { page, dataDir },
  }) => {
    folder = dataDir;
    expect(await page.evaluate(fontSize)).toBe('200%');
    await bringFile(page, BROUGHT_MAP, 'drop');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it in the library' }).click();
    await expect(page.getByRole('heading', { name: 'Brought along' })).toBeVisible();
    await page.keyboard.press('Escape');
    await beginRun(page, { game: QUICK_GAME.title, bots: ['Random', 'Random'], matches: 2000 });
    await page.keyboard.press('Escape');
    await playNow(page, ANY_GAME.title);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(() => localStorage.setItem('left', 'behind'));
  });
});

test('the next finds nothing of it, in the same app', async ({ app: { page, dataDir } }) => {
  expect(dataDir).toBe(folder);
  await expect(home(page)).toBeVisible();
  expect(await page.evaluate(fontSize)).not.toBe('200%');
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(false);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByRole('button', { name: /^Continue: / })).toHaveCount(0);
  await expect(page.getByText(/finished match/)).toHaveCount(0);
  await openFromHome(page, 'Cards and decks');
  await expect(page.getByRole('region', { name: 'Loadouts' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Brought along' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openFromHome(page, 'The Lab');
  await expect(page.getByText(/matches, (paused|stopped|finished)$/)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
