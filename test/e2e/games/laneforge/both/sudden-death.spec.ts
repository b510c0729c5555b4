/** Twelve turns and nobody is down: Sudden Death begins, cannot be overlooked, and the end screen names it. */
import { laneforgeRobot } from '../robot/robot.ts';
import { play } from '../../../robot/play.ts';
import { expect, test } from '../../../support/app.ts';
import { openScene } from '../../../support/scenes.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' }, scenes: ['Before Sudden Death'] });

test('a game that ends in Sudden Death says so', async ({ app: { page } }) => {
  await openScene(page, 'Before Sudden Death');
  const notice = page.getByRole('status').filter({ hasText: 'Sudden Death' });
  await expect(notice).toHaveCount(0);

  const inSuddenDeath = { by: 'mouse', until: ({ caption }: { caption: string }) => caption.startsWith('Sudden Death') } as const;
  await play(page, laneforgeRobot, { ...inSuddenDeath, seed: 'before' });
  await expect(notice).toContainText('Lower Health loses at once. 3 turns left');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Sudden Death');

  const { ending } = await play(page, laneforgeRobot, { by: 'keyboard', seed: 'sudden death' });
  expect(ending).toMatch(/^You (won|lost)$/);
  await expect(page.getByRole('region', { name: ending })).toContainText('Sudden Death');
});
