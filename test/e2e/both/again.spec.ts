/** Giving up, and playing again with seats changed: whoever sat first sits second, and takes along what they brought. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { startBladeforge, startLaneforge, startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

/** "yellow anvil": the badge on my plate. */
const myBadge = (page: Page) => page.getByRole('article', { name: 'You', exact: true }).getByRole('heading').getByRole('img');

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Concede…' }).press('Enter');
  const sure = page.getByRole('dialog', { name: 'Give up this match?' });
  await sure.getByRole('button', { name: 'Play on' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Concede…' }).press('Enter');
  await sure.getByRole('button', { name: 'Concede', exact: true }).press('Enter');
}

/** What is mine in whichever seat: what I brought. */
const OWN = {
  async Hexforge(page: Page) {
    const base = page.getByRole('gridcell', { name: /base, yours/ });
    await expect(base).toHaveCount(1);
    return [(await base.getAttribute('aria-label'))!.split(', ')[1]];
  },
  async Laneforge(page: Page) {
    await expect(page.getByRole('button', { name: /^Keep / })).toHaveCount(2);
    return page.getByRole('button', { name: /^Keep / }).allInnerTexts();
  },
};

for (const [game, start] of [
  ['Hexforge', startMatch],
  ['Laneforge', startLaneforge],
] as const) {
  test(`${game} conceded, and played again with seats changed`, async ({ app: { page } }) => {
    await start(page, { seed: 'again' });
    await expect(myBadge(page)).toHaveAccessibleName('yellow anvil');
    const own = await OWN[game](page);
    await concede(page);
    await expect(page.getByRole('region', { name: 'You lost' })).toContainText('You gave up.');
    await page.getByRole('button', { name: 'Swap seats' }).press('Enter');
    await expect(page.getByRole('region', { name: 'You lost' })).toHaveCount(0);
    await expect(myBadge(page)).not.toHaveAccessibleName('yellow anvil');
    expect(await OWN[game](page)).toEqual(own);
  });
}

test('Bladeforge given up at a table of three, watched to its end, and played again one seat further', async ({ app: { page } }) => {
  await startBladeforge(page, { rivals: ['Random', 'Random'], seed: 'again' });
  await expect(myBadge(page)).toHaveAccessibleName('yellow anvil');
  await concede(page);
  const banner = page.getByRole('region', { name: 'You lost' });
  // The others play on, and I watch.
  await expect(banner.or(page.getByText('You are out, and may watch.')).first()).toBeVisible();
  await expect(banner).toBeVisible({ timeout: 90_000 });
  // Everybody's place is told with what brought them there.
  await expect(banner.getByRole('listitem').filter({ hasText: '1.' })).toContainText('Still standing.');
  await expect(banner.getByRole('listitem').filter({ hasText: '3.' })).toContainText('You give up.');
  await banner.getByRole('button', { name: 'Move round one seat' }).press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'You', exact: true })).toContainText('d4');
  await expect(myBadge(page)).toHaveAccessibleName('blue tower');
});
