/** The window: where it opens, what it says on the desktop, and that ending it loses nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { ANY_GAME } from '../games/index.ts';
import { expect, quit, test } from '../support/desktop.ts';
import { liftCurtain } from '../support/steps.ts';
import { QUICK } from '../support/tiers.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

const { title, powerCut } = ANY_GAME;

const boundsOf = (electron: ElectronApplication) =>
  electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].getNormalBounds());

test('the window comes back where it was', { tag: QUICK }, async ({ start, dataDir }) => {
  const first = await start();
  const wished = { x: 40, y: 30, width: 1010, height: 690 };
  await first.electron.evaluate(({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0].setBounds(bounds), wished);
  await expect.poll(() => boundsOf(first.electron)).toEqual(wished);
  await quit(first.electron);
  expect(JSON.parse(readFileSync(join(dataDir, 'window.json'), 'utf8'))).toMatchObject({ bounds: wished, maximized: false });
  const second = await start();
  expect(await boundsOf(second.electron)).toEqual(wished);
});

test('it is kept while the program runs, so that a power cut costs nothing either', async ({ start }) => {
  const first = await start();
  const wished = { x: 60, y: 50, width: 1000, height: 700 };
  await first.electron.evaluate(({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0].setBounds(bounds), wished);
  await first.page.waitForTimeout(1500);
  await first.kill();
  const second = await start();
  expect(await boundsOf(second.electron)).toEqual(wished);
});

test('on Linux the main process loads no OpenGL driver, which would take 30 MB and some of the start', async ({ app: { electron } }) => {
  test.skip(process.platform !== 'linux', 'what a process has loaded is read from /proc, which only Linux has');
  const loaded = readFileSync(`/proc/${electron.process().pid}/maps`, 'utf8');
  test.skip(!loaded.includes('libgtk-3'), 'this desktop gives Electron another GTK than 3, of which nothing is known here');
  expect(loaded).not.toMatch(/libGLX|_dri\.so|libLLVM|libgallium/);
  // What is opened from here may need one.
  expect(await electron.evaluate(() => process.env.GDK_GL ?? null)).toBe(process.env.GDK_GL ?? null);
});

test('a place on a screen that is gone, or a broken file, is forgotten', async ({ start, dataDir }) => {
  const file = join(dataDir, 'window.json');
  const bounds = { x: 20_000, y: 9000, width: 1000, height: 700 };
  writeFileSync(file, JSON.stringify({ version: 1, bounds, maximized: false, fullScreen: false }));
  const first = await start();
  const { x, y, width, height } = await boundsOf(first.electron);
  expect({ width, height }).toEqual({ width: 1000, height: 700 });
  const screen = await first.electron.evaluate(({ screen: screens }) => screens.getPrimaryDisplay().bounds);
  expect(x + width).toBeLessThanOrEqual(screen.width);
  expect(y + height).toBeLessThanOrEqual(screen.height);
  await quit(first.electron);
  writeFileSync(file, '{"version":1,');
  const second = await start();
  await expect(second.page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
});

test('quitting in mid-match asks nothing, and the match goes on at the same action', async ({ start }) => {
  test.setTimeout(180_000);
  const first = await start();
  await powerCut.start(first.page, { seed: 'quit' });
  const before = await powerCut.upTo(first.page);
  await quit(first.electron);
  const second = await start();
  await second.page
    .getByRole('region', { name: 'Continue' })
    .getByRole('button', { name: new RegExp(`^Continue: ${title}`) })
    .click();
  await expect.poll(() => powerCut.standing(second.page)).toEqual(before);
});

test.describe('two people', () => {
  const { handovers } = ANY_GAME;
  test.use({ scenes: handovers.scenes ?? [] });

  test('find a curtain after the computer was locked, slept or went to another user, and after the window was hidden', async ({
    app: { page, electron },
  }) => {
    const hand = page.locator('[id^="hand-card-"]');
    await handovers.start(page);
    for (const event of ['suspend', 'lock-screen', 'user-did-resign-active']) {
      await liftCurtain(page, hand.first());
      await electron.evaluate(({ powerMonitor }, what) => powerMonitor.emit(what), event);
      await expect(page.locator('#curtain-title, #handover-title')).toBeVisible();
      await expect(hand).toHaveCount(0);
    }
    await liftCurtain(page, hand.first());
    const set = (shown: boolean) =>
      electron.evaluate(({ BrowserWindow }, wanted) => BrowserWindow.getAllWindows()[0][wanted ? 'show' : 'hide'](), shown);
    await set(false);
    await expect(hand).toHaveCount(0);
    await set(true);
    await expect(page.locator('#curtain-title, #handover-title')).toBeVisible();
  });
});

test('“your turn” is said while the window is not looked at, and taken back when it is', async ({ start }) => {
  const { page, electron } = await start();
  // The desktop of a test shows no notifications: they are counted instead, and the window is said to lie behind others.
  await electron.evaluate(({ Notification, BrowserWindow }) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    Notification.isSupported = () => true;
    Notification.prototype.show = function (this: Electron.Notification) {
      seen.push(`show: ${this.title}: ${this.body}`);
    };
    Notification.prototype.close = function () {
      seen.push('close');
    };
    Object.assign(globalThis, { looked: true });
    BrowserWindow.getAllWindows()[0].isFocused = () => (globalThis as unknown as { looked: boolean }).looked;
  });
  const seen = () => electron.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  const lookAway = (away: boolean) => electron.evaluate((_, looked) => void Object.assign(globalThis, { looked }), !away);

  await ANY_GAME.start(page, { seed: 'away' });
  const mine = { by: 'mouse', seed: 'away' } as const;
  let turn = '';
  const toMyNextTurn = () =>
    ANY_GAME.wholeGames[0].plays(page, {
      ...mine,
      until({ caption }) {
        const isNext = caption.endsWith('your turn') && caption !== turn;
        if (isNext) turn = caption;
        return isNext;
      },
    });
  await toMyNextTurn();
  await toMyNextTurn();
  expect(await seen()).toEqual([]);
  await lookAway(true);
  await toMyNextTurn();
  const notice = `show: Five Forges: It is your turn in ${ANY_GAME.title}.`;
  await expect.poll(seen).toContain(notice);
  expect(new Set((await seen()).filter((line) => line !== 'close'))).toEqual(new Set([notice]));
  await electron.evaluate(({ BrowserWindow }) => void BrowserWindow.getAllWindows()[0].emit('focus'));
  expect((await seen()).at(-1)).toBe('close');
});
