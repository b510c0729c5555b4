/** A table on this network, at its owner's screen: opened, shared, seated, played with a guest from elsewhere, ended and closed. */
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCode } from '../../../src-shared/lan/code.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { Guest } from '../../main/lan/support.ts';
import { until } from '../../main/support/rig.ts';
import { ANY_GAME } from '../games/index.ts';
import { expect, test as base } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { homeMisfits } from '../support/boxes.ts';
import { freshFolder } from '../support/data-folder.ts';
import { startHeadless } from '../support/launch.ts';
import { fromMenu } from '../support/steps.ts';

/** A page of a host that opens its tables on the loopback alone. */
const test = base.extend<{ page: Page }>({
  page: async ({ chromium }, use) => {
    const dataDir = await freshFolder({ settings: { motion: 'reduced', speed: 'instant' }, scenes: [], finished: [] });
    const { child, url } = await startHeadless(dataDir, ['--lan-address', '127.0.0.1']);
    const context = await chromium!.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(url);
    await use(page);
    await context.close();
    await ended(child);
    await rm(dataDir, { recursive: true, force: true });
  },
});

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Frames that the guest is sent before the test goes on. */
const ENOUGH = 12;

const TITLE = 'Play with others at home';
const whoSits = (page: Page, seat: number) => page.getByLabel('Who sits here').nth(seat);

async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused();
  await page.getByRole('radio', { name: ANY_GAME.title }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Your table of ${ANY_GAME.title}` })).toBeVisible();
}

/** Joins with what the screen shows. */
async function join(page: Page, name: string): Promise<Guest> {
  const address = await page.locator('.address').first().textContent();
  const [, host, port, code] = /^https:\/\/([\d.]+):(\d+)\/#join=(\w+)$/.exec(address!)!;
  const guest = await Guest.joinAt({ address: host, port: Number(port) }, readCode(code)!.secret, name);
  await expect(page.getByRole('option', { name }).first()).toBeAttached();
  return guest;
}

test('a guest joins, is seated, plays some turns, goes away and comes back, and the table is closed', async ({ page }) => {
  await openTable(page);
  const ada = await join(page, 'Ada');
  await expect(whoSits(page, 0)).toHaveValue('me');
  await expect(page.getByRole('status').filter({ hasText: 'Ada is not ready.' })).toBeVisible();
  await ada.say('lobby.ready', { ready: true });
  const start = page.getByRole('button', { name: 'Start the match' });
  await expect(start).not.toHaveAttribute('aria-disabled');
  await start.click();
  await expect(page.getByRole('heading', { name: `${ANY_GAME.title} match` })).toBeAttached();

  await ada.open();
  const { seat } = ada;
  const moves = ada.play(new Random('guest'), ({ seq }) => seq > ENOUGH);
  // The owner ends what may be ended, until both have moved.
  const main = page.locator('#main-button');
  await expect
    .poll(
      async () => {
        if ((await main.getAttribute('aria-disabled')) !== 'true') await main.click({ timeout: 2000 }).catch(() => undefined);
        return ada.frame.seq;
      },
      { timeout: 40_000, intervals: [200] },
    )
    .toBeGreaterThan(ENOUGH);
  await moves;
  await expect(page.locator('[data-region="log"]')).toContainText('Ada');

  ada.leave();
  const note = page.getByRole('status').filter({ hasText: /Ada is away|A bot plays for Ada/ });
  await expect(note).toContainText('Ada is away');
  await note.getByRole('button', { name: 'Ada’s seat…' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(note).toContainText('A bot plays for Ada.');
  await ada.back();
  await ada.open();
  await expect.poll(() => ada.frame.seats[seat]).toMatchObject({ standIn: 'journeyman' });
  await ada.ask('match.standIn', { match: ada.frame.match, seat, stands: false });
  await expect(note).toBeHidden();

  await fromMenu(page, 'The table on this network');
  await expect(page.getByRole('heading', { name: `A match of ${ANY_GAME.title} is on` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'To the match' }).click();
  await expect(main).toBeVisible();
  await ada.ask('match.concede', { match: ada.frame.match, seat });
  await page.getByRole('button', { name: 'Once more at this table' }).click();
  await expect(whoSits(page, 1)).toHaveValue(`guest:${ada.you}`);
  await expect(page.getByRole('status').filter({ hasText: 'Ada is not ready.' })).toBeVisible();

  await page.getByRole('button', { name: 'Close the table' }).click();
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  await until(() => ada.closed !== null);
});

test('a screen at which nobody sits looks on, without being asked anything', async ({ page }) => {
  await openTable(page);
  const [ada, ben] = [await join(page, 'Ada'), await join(page, 'Ben')];
  await whoSits(page, 0).selectOption({ label: 'Ben' });
  await expect(whoSits(page, 0)).toHaveValue(`guest:${ben.you}`);
  for (const guest of [ada, ben]) await guest.say('lobby.ready', { ready: true });
  await page.getByRole('button', { name: 'Start the match' }).click();
  const prompt = page.getByRole('region', { name: 'You look on' });
  await expect(prompt).toContainText(/is to act/);
  await expect(page.locator('#main-button')).toHaveCount(0);
  await expectAccessible(page);
  // Other screens and back: nothing is covered, since nobody's secrets were shown.
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: 'The table' }).click();
  await page.getByRole('button', { name: 'End the match for all…' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Your table of ${ANY_GAME.title}` })).toBeVisible();
  for (const guest of [ada, ben]) guest.leave();
});

test('the table is reachable by keyboard, accessible, and in view at every size', async ({ page }) => {
  const way = page.getByRole('button', { name: TITLE });
  for (const [width, height, text] of [
    [1280, 800, 1],
    [1024, 640, 1],
    [1280, 800, 2],
    [1024, 640, 2],
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate((scale) => (document.documentElement.style.fontSize = `${scale * 100}%`), text);
    await expect(way).toBeInViewport({ ratio: 1 });
    await way.click({ trial: true });
    if (text === 1) expect(await homeMisfits(page)).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await way.focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Open the table' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Your table of/ })).toBeFocused();
  const ada = await join(page, 'Ada');
  await expectAccessible(page);
  for (const [width, height, text] of [
    [1024, 640, 1],
    [1024, 640, 2],
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate((scale) => (document.documentElement.style.fontSize = `${scale * 100}%`), text);
    const { scrolls, wide } = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      return { scrolls: main.scrollWidth - main.clientWidth, wide: document.documentElement.scrollWidth - innerWidth };
    });
    expect([scrolls, wide]).toEqual([0, 0]);
  }
  await whoSits(page, 1).focus();
  await page.keyboard.press('Home');
  await expect(whoSits(page, 1)).toHaveValue('open');
  await expect(whoSits(page, 1)).toBeFocused();
  ada.leave();
});
