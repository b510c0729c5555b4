/** Files and links that are opened with the program, at its start, by a second start, and by the system's own events. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { expect, test } from '../support/desktop.ts';
import { startAgain } from '../support/launch.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

/** One that has loadouts. */
const { id: GAME, title, library } = Object.values<Game>(GAMES).find((one) => one.library?.kinds.loadout)!;
const loadouts = library!.kinds.loadout!;
const NAME = 'From elsewhere';

/** A loadout as somebody else exported it. */
function putLoadout(folder: string, name = 'gift.ffdeck'): string {
  const path = join(folder, name);
  const value = loadouts.renamed(loadouts.builtIn[0].value, NAME);
  writeFileSync(path, JSON.stringify({ format: 1, game: GAME, kind: 'loadout', value }));
  return path;
}
/** What the library holds beside what comes with a game. */
function kept(dataDir: string): string[] {
  const folder = join(dataDir, 'library', GAME);
  return existsSync(folder) ? readdirSync(folder) : [];
}
const dialog = (page: Page) => page.getByRole('dialog');

test('a file that the program is started with is shown, and kept only when the person says so', async ({ start, dataDir }) => {
  const { page } = await start([putLoadout(dataDir)]);
  await expect(dialog(page)).toContainText(NAME);
  expect(kept(dataDir)).toEqual([]);
});

test('a second start hands its file to the first, which comes to the front, and ends', async ({ start, dataDir }) => {
  const { page, electron } = await start();
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].minimize());
  putLoadout(dataDir);
  // A path as people type it, from the folder they stand in.
  const { code, output } = await startAgain(dataDir, ['gift.ffdeck'], dataDir);
  expect(code).toBe(0);
  expect(output).toContain('already open');
  await expect(dialog(page)).toContainText(NAME);
  expect(kept(dataDir)).toEqual([]);
  const windows = await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isMinimized()));
  expect(windows).toEqual([false]);
});

test('a second start with any names in any number leaves the first window alive', async ({ start, dataDir }) => {
  const { page, electron } = await start();
  const first = electron.process();
  const paths = ['deck – dash1.ffdeck', 'חפיסה שלי.ffdeck', '🎲 “ß” ı.ffdeck'].map((name) => putLoadout(dataDir, name));
  const forty = Array.from({ length: 40 }, (_, i) => join(dataDir, `gone – חפיסה 🎲 ${i}.ffdeck`));
  // Longer than what Chromium passes from one process to another.
  const long = Array.from({ length: 200 }, (_, i) => join(dataDir, `${'é'.repeat(100)}${i}.ffdeck`));
  await startAgain(dataDir, long);
  await expect(page.getByText(/at once; open (them|the rest) again/).first()).toBeAttached();
  for (const opened of [...paths.map((path) => [path]), [`fiveforges://rules/${GAME}`, 'fiveforges://–'], forty]) {
    const { code } = await startAgain(dataDir, opened);
    expect(code).toBe(0);
    expect(first.exitCode ?? first.signalCode).toBeNull();
  }
  await expect(dialog(page)).toContainText(NAME);
  expect(await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a file that is not what it says is refused in words', async ({ start, dataDir }) => {
  const broken = join(dataDir, 'broken.ffdeck');
  writeFileSync(broken, `{"format":1,"game":"${GAME}","kind":"loadout","value":{"__proto__":{"polluted":true}}}`);
  const { page } = await start([broken, join(dataDir, 'gone.ffmap')]);
  await expect(dialog(page)).toContainText('broken.ffdeck');
  await expect(page.getByText('“gone.ffmap” cannot be opened: it is not there any more.').first()).toBeAttached();
  expect(kept(dataDir)).toEqual([]);
});

test('links open screens, and one that means nothing is answered with a sentence', async ({ start, dataDir }) => {
  const { page, electron } = await start([`fiveforges://rules/${GAME}`]);
  await expect(page.getByRole('heading', { level: 1, name: `Rules of ${title}` })).toBeVisible();
  await startAgain(dataDir, ['fiveforges://settings']);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await startAgain(dataDir, ['fiveforges://settings/reset']);
  await expect(page.getByText('This link means nothing to Five Forges: fiveforges://settings/reset').first()).toBeVisible();
  // As macOS says it.
  await electron.evaluate(({ app }) => app.emit('open-url', { preventDefault: () => undefined }, 'fiveforges://library'));
  await expect(page.getByRole('heading', { level: 1, name: 'Cards and decks' })).toBeVisible();
  const path = putLoadout(dataDir);
  await electron.evaluate(({ app }, file) => app.emit('open-file', { preventDefault: () => undefined }, file), path);
  await expect(dialog(page)).toContainText(NAME);
});

test('“Open…” in the menu opens what is chosen', async ({ app: { page, electron, dataDir } }) => {
  const path = putLoadout(dataDir);
  await electron.evaluate(({ dialog: system, Menu }, file) => {
    const real = system.showOpenDialog;
    system.showOpenDialog = () => {
      system.showOpenDialog = real;
      return Promise.resolve({ canceled: false, filePaths: [file] });
    };
    Menu.getApplicationMenu()!.getMenuItemById('open')!.click();
  }, path);
  await expect(dialog(page)).toContainText(NAME);
});

test('a page that is reloaded misses nothing that was opened meanwhile', async ({ app: { page, electron, dataDir } }) => {
  const path = putLoadout(dataDir);
  await electron.evaluate(({ app, BrowserWindow }, file) => {
    BrowserWindow.getAllWindows()[0].webContents.reload();
    app.emit('open-file', { preventDefault: () => undefined }, file);
  }, path);
  await expect(dialog(page)).toContainText(NAME);
});
