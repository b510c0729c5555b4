/** A whole game of Hexforge through the window, from the set-up table to the end screen, with one way of input alone. */
import { hexforgeRobot } from '../robot/hexforge/robot.ts';
import { play } from '../robot/play.ts';
import { expect, test } from '../support/app.ts';
import { startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

const WAYS = ['mouse', 'keyboard'] as const;

for (const by of WAYS) {
  test(`a whole game of Hexforge by ${by} alone`, async ({ app: { page } }) => {
    test.setTimeout(240_000);
    await startMatch(page, { seed: `whole game by ${by}` });
    const { ending, used } = await play(page, hexforgeRobot, { by, seed: by });
    expect(ending).not.toBe('');
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    // It did play: cards, pieces and the base's abilities, not only "go on".
    expect(used.tile).toBeGreaterThan(5);
    expect((used.card ?? 0) + (used.menu ?? 0)).toBeGreaterThan(3);
  });
}
