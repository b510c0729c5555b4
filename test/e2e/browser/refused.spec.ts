/** Bad input gets a clear message and changes nothing. */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ANY_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { home, openFromHome, openSetup } from '../support/screens.ts';
import { QUICK } from '../support/tiers.ts';

const HEADLESS = join(import.meta.dirname, '../../../out/main/headless.js');

test('an unknown flag is named, and nothing is started', async () => {
  const started = promisify(execFile)(process.execPath, [HEADLESS, '--colour', 'blue']);
  await expect(started).rejects.toMatchObject({ code: 2 });
  await expect(started).rejects.toThrow('--colour');
});

test('a page opened without its token says so instead of showing a game', { tag: QUICK }, async ({ app: { page } }) => {
  const stranger = await page.context().browser()!.newContext();
  const other = await stranger.newPage();
  await other.goto(new URL('/', page.url()).href);
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Play now' })).toHaveCount(0);
  await stranger.close();
});

test('a loadout that cannot be played is refused with every reason', async ({ app: { page } }) => {
  await openFromHome(page, 'Cards and decks');
  const loadouts = page.getByRole('region', { name: 'Loadouts' });
  // Counted once they are there.
  await expect(loadouts.getByRole('listitem').first()).toBeVisible();
  const before = await loadouts.getByRole('listitem').count();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a loadout' }).click();
  await (await chooser).setFiles({ name: 'broken.ffdeck', mimeType: 'application/json', buffer: Buffer.from('{"commander": "nobody"') });
  const alert = page.getByRole('alert').filter({ hasText: 'broken.ffdeck was not imported' });
  await expect(alert).toContainText('Your library is as it was.');
  expect(await loadouts.getByRole('listitem').count()).toBe(before);
});

test('a damaged save is set aside with the reason, and the app starts all the same', async ({ app }) => {
  await ANY_GAME.start(app.page, { seed: 'edited' });
  await app.kill();

  const folder = join(app.dataDir, 'matches');
  const [name] = (await readdir(folder)).filter((file) => file.endsWith('.ffmatch'));
  const text = await readFile(join(folder, name), 'utf8');
  await writeFile(join(folder, name), text.slice(10));

  await app.start();
  await expect(home(app.page)).toBeVisible();
  await expect(app.page.getByRole('region', { name: 'Notes' })).toContainText('could not be read (its first line is not JSON)');
});

test('a table that cannot be started says why', async ({ app: { page } }) => {
  await openSetup(page, ANY_GAME.title);
  const seat = (n: number) => page.getByRole('region', { name: new RegExp(`^Seat ${n}`) });
  await seat(2).getByRole('radio', { name: 'Me', exact: true }).check({ force: true });
  const start = page.getByRole('button', { name: 'Start the match' });
  await start.press('Enter');
  await expect(page.getByText(/^You cannot sit in (two|both) seats: make one a friend or a bot\.$/).first()).toBeVisible();
  await expect(start).toBeVisible();
  await seat(2).getByRole('radio', { name: 'Friend', exact: true }).check({ force: true });
  await seat(2).getByRole('textbox', { name: 'Name' }).fill(' ');
  await expect(page.getByText('Seat 2: your friend needs a name.').first()).toBeVisible();
});
