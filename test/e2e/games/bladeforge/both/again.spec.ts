/** Giving up at a table of three, and playing again with seats moved round. */
import { concede, myBadge } from '../../../support/again.ts';
import { expect, test } from '../../../support/app.ts';
import { startBladeforge } from '../table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

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
