/** A whole game through the window, from the set-up table to the end screen, with one way of input alone. */
import type { Page } from '@playwright/test';
import { hexforgeRobot } from '../robot/hexforge/robot.ts';
import { laneforgeRobot } from '../robot/laneforge/robot.ts';
import { play } from '../robot/play.ts';
import { expect, test } from '../support/app.ts';
import { startLaneforge, startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

const WAYS = ['mouse', 'keyboard'] as const;

async function expectToBeOver(page: Page, ending: string): Promise<void> {
  expect(ending).not.toBe('');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
}

for (const by of WAYS) {
  test(`a whole game of Hexforge by ${by} alone`, async ({ app: { page } }) => {
    test.setTimeout(240_000);
    await startMatch(page, { seed: `whole game by ${by}` });
    const { ending, used } = await play(page, hexforgeRobot, { by, seed: by });
    await expectToBeOver(page, ending);
    // It did play: cards, pieces and the base's abilities, not only "go on".
    expect(used.tile).toBeGreaterThan(5);
    expect((used.card ?? 0) + (used.menu ?? 0)).toBeGreaterThan(3);
  });

  test(`a whole game of Laneforge by ${by} alone`, async ({ app: { page } }) => {
    test.setTimeout(240_000);
    await startLaneforge(page, { seed: `whole game by ${by}` });
    const { ending, used } = await play(page, laneforgeRobot, { by, seed: by });
    await expectToBeOver(page, ending);
    // Champion, cards in lanes, banished cards and free actions.
    expect(used.champion).toBe(1);
    expect(used.card).toBeGreaterThan(5);
    expect(used.cell).toBeGreaterThan(5);
    expect(used.banish).toBeGreaterThan(0);
    expect((used.activate ?? 0) + (used.mobility ?? 0)).toBeGreaterThan(0);
  });
}
