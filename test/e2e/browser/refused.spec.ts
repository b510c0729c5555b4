/** Bad input gets a clear message and changes nothing. */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/app.ts';
import { bench, panel } from '../games/laneforge/forge.ts';
import { openScene } from '../support/scenes.ts';
import { home, openFromHome, openSetup } from '../support/screens.ts';
import { asks, region } from '../support/steps.ts';
import { startHexforge } from '../games/hexforge/table.ts';

const HEADLESS = join(import.meta.dirname, '../../../out/main/headless.js');

test('an unknown flag is named, and nothing is started', async () => {
  const started = promisify(execFile)(process.execPath, [HEADLESS, '--colour', 'blue']);
  await expect(started).rejects.toMatchObject({ code: 2 });
  await expect(started).rejects.toThrow('--colour');
});

test('a page opened without its token says so instead of showing a game', async ({ app: { page } }) => {
  const stranger = await page.context().browser()!.newContext();
  const other = await stranger.newPage();
  await other.goto(new URL('/', page.url()).href);
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Play now' })).toHaveCount(0);
  await stranger.close();
});

test('a loadout that cannot be played is refused with every reason', async ({ app: { page } }) => {
  await openFromHome(page, 'Loadouts and maps');
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

const BAD_CODES = [
  ['LF1-f3', 'A deck code has three parts with dashes between them'],
  ['FL1-f3-ANVIL7', 'A deck code begins with "LF" and the version of the cards'],
  ['LF9-f3-ANVIL7', 'made with version 9 of the cards'],
  ['LF1-f9-ANVIL7', 'There is no faction "f9"; there are f1 (Bellmark)'],
  ['LF1-f3-ANVIL_7', '"_" is neither'],
  ['LF1-f3-12345678901234567', '16 are the most'],
] as const;

test('a deck code that is none is refused with what is wrong with it', async ({ app: { page } }) => {
  await openFromHome(page, 'The forge of decks');
  const before = await bench(page).locator('code').allInnerTexts();
  const place = panel(page, 'From a code');
  const field = place.getByRole('textbox', { name: 'Deck code' });
  for (const [code, problem] of BAD_CODES) {
    await field.fill(code);
    await field.press('Enter');
    await expect(place.getByText(problem)).toBeVisible();
    expect(await field.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby')!)?.textContent)).toContain(
      problem,
    );
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[aria-live="assertive"]').filter({ hasText: problem })).toHaveCount(1);
    await expect(place.getByRole('region', { name: 'The deck of this code' })).toHaveCount(0);
  }
  expect(await bench(page).locator('code').allInnerTexts()).toEqual(before);
});

test('a damaged save is set aside with the reason, and the app starts all the same', async ({ app }) => {
  await startHexforge(app.page, { seed: 'edited' });
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
  await openSetup(page, 'Bladeforge');
  const seat = (n: number) => page.getByRole('region', { name: new RegExp(`^Seat ${n}`) });
  await seat(2).getByRole('radio', { name: 'Me', exact: true }).check({ force: true });
  const start = page.getByRole('button', { name: 'Start the match' });
  await start.press('Enter');
  await expect(page.getByText('You cannot sit in two seats: make one a friend or a bot.').first()).toBeVisible();
  await expect(start).toBeVisible();
  await seat(2).getByRole('radio', { name: 'Friend', exact: true }).check({ force: true });
  await seat(2).getByRole('textbox', { name: 'Name' }).fill(' ');
  await expect(page.getByText('Seat 2: your friend needs a name.').first()).toBeVisible();
});

test.describe('at the bench', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced' }, scenes: ['At the anvil'] });

  test('what the rules do not allow says why, and changes nothing', async ({ app: { page } }) => {
    await openScene(page, 'At the anvil');
    await asks(page, 'Your turn:');
    const table = page.locator('[data-region="board"], [data-region="hand"], [data-region="prompt"]').getByRole('button');
    const names = () => table.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
    const before = await names();
    const card = (name: RegExp) => region(page, /^Hand/).getByRole('button', { name });

    // A Forge Req above the die; a card that is never played.
    for (const [name, why] of [
      [/Sharp Furniture/, /d10.*d8/],
      [/Trip Mine/, /cannot be played/],
    ] as const) {
      await card(name).press('Enter');
      await asks(page, why);
    }
    // The sword is not whole.
    await page.getByRole('button', { name: /^Reforge/ }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A part of mine while nothing is held.
    await page
      .getByRole('group', { name: 'My sword' })
      .getByRole('button', { name: /^Blade/ })
      .press('Enter');

    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await names()).toEqual(before);
  });
});
