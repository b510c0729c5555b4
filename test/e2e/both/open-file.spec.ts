/** Files dropped on the window: shown first, kept when asked for, refused in words. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ANY_GAME } from '../games/index.ts';
import type { App } from '../support/app.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessibleInEveryLook } from '../support/axe.ts';
import { bringFile, BROUGHT_MAP } from '../support/drop.ts';
import { readFile, rm } from 'node:fs/promises';
import { home } from '../support/screens.ts';
import { QUICK } from '../support/tiers.ts';

const kept = (app: App, folder: string) => readdir(join(app.dataDir, folder)).catch(() => [] as string[]);

test('a map is shown, then kept', async ({ app }) => {
  const { page } = app;
  await bringFile(page, BROUGHT_MAP, 'hold');
  await expect(page.getByText('Let go to open it')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await bringFile(page, BROUGHT_MAP, 'drop');
  const dialog = page.getByRole('dialog', { name: 'Brought along' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Let go to open it')).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  expect(await kept(app, `library/${BROUGHT_MAP.game}`)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it in the library' }).click();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Brought along' }) })).toBeVisible();
  expect(await kept(app, `library/${BROUGHT_MAP.game}`)).toEqual(['my-brought-along.ffmap']);
});

test('what is no file of ours is refused in words, a link goes nowhere', async ({ app }) => {
  const { page } = app;
  const before = page.url();
  await bringFile(page, { name: 'photo.png', text: 'PNG' }, 'drop');
  const dialog = page.getByRole('dialog', { name: 'photo.png was not opened' });
  await expect(dialog).toContainText('It is no deck or loadout (.ffdeck), no map (.ffmap) and no match (.ffmatch) of Five Forges.');
  await expectAccessibleInEveryLook(page);
  await dialog.getByRole('button', { name: 'All right' }).click();
  const stopped = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/uri-list', 'https://example.org/');
    return !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(stopped).toBe(true);
  expect(page.url()).toBe(before);
  await expect(home(page)).toBeVisible();
});

test.describe('a match', () => {
  test.use({ finished: [ANY_GAME.id] });

  test('from another machine is watched as a replay', { tag: QUICK }, async ({ app }) => {
    const [name] = await kept(app, 'matches');
    const text = await readFile(join(app.dataDir, 'matches', name), 'utf8');
    await rm(join(app.dataDir, 'matches', name));
    await bringFile(app.page, { name: 'theirs.ffmatch', text }, 'drop');
    await app.page
      .getByRole('dialog', { name: `A match of ${ANY_GAME.title}` })
      .getByRole('button', { name: 'Keep and watch it' })
      .click();
    await expect(app.page.getByRole('heading', { level: 1, name: /replay/i })).toBeAttached();
    const again = await kept(app, 'matches');
    expect(again).toHaveLength(1);
    expect(await readFile(join(app.dataDir, 'matches', again[0]), 'utf8')).toBe(text);
  });
});
