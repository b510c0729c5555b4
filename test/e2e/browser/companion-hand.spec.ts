/** Two people at one screen: one takes the hand to a phone, plays there by touch, and gives it back. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { claimIn } from '../../../src-shared/protocol/hand.ts';
import { ANY_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { resizeTo, UPRIGHT } from '../support/boxes.ts';
import { freshFolder } from '../support/data-folder.ts';
import { PHONE } from '../support/lan-table.ts';
import { startHeadless } from '../support/launch.ts';
import { tapping } from '../support/tapping.ts';

const PERSON = { motion: 'reduced', speed: 'instant' } as const;
/** Wishes of the robot on the phone before it gives up. */
const ENOUGH = 15;

test('a phone takes the hand of one, and no curtain falls for it', async ({ chromium }) => {
  test.setTimeout(300_000);
  const dataDir = await freshFolder({ settings: PERSON, scenes: [], finished: [] });
  const { child, url } = await startHeadless(dataDir, ['--lan-address', '127.0.0.1']);
  const context = await chromium!.newContext({ viewport: { width: 1280, height: 800 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = await context.newPage();
  await screen.goto(url);
  await ANY_GAME.handovers.start(screen);

  await screen.getByRole('button', { name: 'Hands on phones' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Hands on phones' });
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await expectAccessible(screen);
  await dialog.getByRole('button', { name: 'Show the pictures' }).click();
  await expect(dialog.getByRole('img', { name: /QR picture of .*hand/ })).toHaveCount(2);
  await expectAccessible(screen);
  await dialog
    .getByRole('button', { name: /^Copy the link to/ })
    .first()
    .click();
  const link = await screen.evaluate(() => navigator.clipboard.readText());
  expect(claimIn(new URL(link).hash)).not.toBeNull();

  const other = await chromium!.newContext({ ignoreHTTPSErrors: true, ...PHONE });
  await other.addInitScript((person) => localStorage.setItem('five-forges.person', person), JSON.stringify(PERSON));
  const phone = await other.newPage();
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/$/);
  const main = phone.locator('[data-region="prompt"] button.main');
  await main.waitFor();
  await expect(dialog.getByText('On a device of their own')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // The shared screen shows what all may see: no card of the hand, and no curtain.
  await expect(screen.getByRole('heading', { name: 'The table' })).toBeVisible();
  await expect(screen.locator('[data-region="hand"] li button')).toHaveCount(0);
  const cards = phone.locator('[data-region="hand"] li button');
  await expect(cards.first()).toBeVisible();
  // Its hand is large, and the board is a press away.
  expect((await cards.first().boundingBox())!.width).toBeGreaterThan(100);
  const board = phone.locator('[data-region="board"]');
  await expect(board).toBeHidden();
  await expectAccessible(phone);
  // With large text as well nothing of it lies over what is asked.
  const { width, height } = PHONE.viewport!;
  await resizeTo(phone, UPRIGHT);
  const foot = await main.evaluate((button) => button.getBoundingClientRect().bottom);
  for (const card of await cards.all()) expect((await card.boundingBox())!.y).toBeGreaterThan(foot);
  await resizeTo(phone, { width, height, text: 1 });
  await phone.getByRole('button', { name: 'Board', exact: true }).tap();
  await expect(board).toBeVisible();

  let wishes = 0;
  const { used } = await ANY_GAME.handovers.plays(tapping(phone), { by: 'mouse', seed: 'hand', until: () => ++wishes > ENOUGH });
  expect(Object.keys(used)).not.toEqual([]);

  // A reload finds the hand again.
  await phone.reload();
  await main.waitFor();

  // Back at the shared screen, which says so to the phone.
  const hands = screen.getByRole('button', { name: 'Hands on phones' });
  await hands.click();
  await dialog.getByRole('button', { name: /hand back to this screen/ }).click();
  await expect(phone.getByText(/The hand is back at the shared screen/)).toBeVisible();
  await expectAccessible(phone);
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(screen.getByText('Pass to')).toBeVisible();

  await other.close();
  await context.close();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  await rm(dataDir, { recursive: true, force: true });
});
