/** A match that is won: the rival's base falls under the blows of one's own units, and the end screen says so. */
import { hexforgeRobot } from '../robot/robot.ts';
import { play } from '../../../robot/play.ts';
import { expect, test } from '../../../support/app.ts';
import { openScene } from '../../../support/scenes.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' }, scenes: ['Last blows'] });

test('when a base falls the end screen says whose, and who won', async ({ app: { page } }) => {
  await openScene(page, 'Last blows');
  const { ending, used } = await play(page, hexforgeRobot, { by: 'mouse', seed: 'last blows' });
  expect(ending).toBe('You won');
  expect(used.tile).toBeGreaterThan(2);
  const banner = page.getByRole('region', { name: 'You won' });
  await expect(banner).toContainText('Last blows’s base fell.');
  await expect(banner.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Last blows’s base fell.');
});
