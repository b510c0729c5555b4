/** The system's menu, press by press. */
import type { MenuCommand } from '../../../src-shared/protocol/shell.ts';
import { ANY_GAME } from '../games/index.ts';
import { choose, expect, test } from '../support/desktop.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

const PLACES: [MenuCommand, string | RegExp][] = [
  ['settings', 'Settings'],
  ['rules', /^Rules of /],
  ['keys', /^Rules of /],
  ['accessibility', 'Accessibility'],
  ['credits', 'About and licences'],
  ['report', 'Report a problem'],
  ['library', 'Cards and decks'],
  ['lab', 'The Lab'],
];

test('every entry leads to its screen, and New match home', async ({ app }) => {
  const { page, electron } = app;
  for (const [command, title] of PLACES) {
    await choose(electron, command);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await choose(electron, 'newMatch');
  await expect(page.getByRole('heading', { level: 1, name: 'Five Forges' })).toBeVisible();
});

test('text grows and shrinks, and comes back to its usual size', async ({ app: { page, electron } }) => {
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const usual = await size();
  await choose(electron, 'textLarger');
  await choose(electron, 'textLarger');
  await expect.poll(size).toBeCloseTo(usual * 1.2, 1);
  await choose(electron, 'textUsual');
  await expect.poll(size).toBeCloseTo(usual, 1);
  await choose(electron, 'textSmaller');
  await expect.poll(size).toBeCloseTo(usual * 0.9, 1);
});

test('a match stays open underneath, and an open question is answered first', async ({ app: { page, electron } }) => {
  await ANY_GAME.start(page, { seed: 'menu' });
  await choose(electron, 'settings');
  await page.getByRole('button', { name: 'Back to the match' }).click();
  await expect(page.getByRole('button', { name: 'Back to the match' })).toBeHidden();
  await choose(electron, 'settings');
  await page.getByRole('button', { name: 'Reset all…' }).click();
  await choose(electron, 'library');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings', includeHidden: true })).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards and decks' })).toBeVisible();
});
