/** Giving up, and playing again with seats changed: whoever sat first sits second, and takes along what they brought. */
import { ANY_GAME, E2E_GAMES } from '../games/index.ts';
import { concede, myBadge } from '../support/again.ts';
import { expect, test } from '../support/app.ts';
import { LONG } from '../support/tiers.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

for (const { id, title, again } of E2E_GAMES) {
  if (!again) continue;
  test(`${title} conceded, and played again with seats changed`, { tag: id === ANY_GAME.id ? [] : LONG }, async ({ app: { page } }) => {
    await again.start(page, { seed: 'again' });
    await expect(myBadge(page)).toHaveAccessibleName('yellow anvil');
    const own = await again.own(page);
    await concede(page);
    await expect(page.getByRole('region', { name: 'You lost' })).toContainText('You gave up.');
    await page.getByRole('button', { name: 'Swap seats' }).press('Enter');
    await expect(page.getByRole('region', { name: 'You lost' })).toHaveCount(0);
    await expect(myBadge(page)).not.toHaveAccessibleName('yellow anvil');
    expect(await again.own(page)).toEqual(own);
  });
}
