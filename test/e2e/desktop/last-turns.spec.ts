/** The last turns of Laneforge in the desktop window with one way of input alone; whole games are played in the browser. */
import { laneforgeRobot } from '../robot/laneforge/robot.ts';
import { play } from '../robot/play.ts';
import { expect, test } from '../support/app.ts';
import { openScene } from '../support/scenes.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' }, scenes: ['Last turns'] });

for (const by of ['mouse', 'keyboard'] as const) {
  test(`Laneforge to its end by ${by} alone`, async ({ app: { page } }) => {
    test.setTimeout(180_000);
    await openScene(page, 'Last turns');
    const { ending, used } = await play(page, laneforgeRobot, { by, seed: by });
    expect(ending).not.toBe('');
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    expect(used.card).toBeGreaterThan(2);
    expect(used.cell).toBeGreaterThan(2);
    expect((used.activate ?? 0) + (used.mobility ?? 0) + (used.ability ?? 0)).toBeGreaterThan(0);
  });
}
