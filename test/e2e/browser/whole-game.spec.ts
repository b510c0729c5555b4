/** A whole game of Laneforge, from the set-up table to the end screen, with one way of input alone. */
import { laneforgeRobot } from '../robot/laneforge/robot.ts';
import { play } from '../robot/play.ts';
import { expect, test } from '../support/app.ts';
import { startLaneforge } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

for (const by of ['mouse', 'keyboard'] as const) {
  test(`a whole game of Laneforge by ${by} alone`, async ({ app: { page } }) => {
    test.setTimeout(240_000);
    await startLaneforge(page, { seed: `whole game by ${by}` });
    const { ending, used } = await play(page, laneforgeRobot, { by, seed: by });
    expect(ending).not.toBe('');
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    // Champion, cards in lanes, banished cards and free actions.
    expect(used.champion).toBe(1);
    expect(used.card).toBeGreaterThan(5);
    expect(used.cell).toBeGreaterThan(5);
    expect(used.banish).toBeGreaterThan(0);
    expect((used.activate ?? 0) + (used.mobility ?? 0)).toBeGreaterThan(0);
  });
}
