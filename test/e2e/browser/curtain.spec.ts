/** Two people at one screen: behind the curtain the page holds nothing that only one of them may know. */
import type { Page } from '@playwright/test';
import { hexforgeRobot } from '../robot/hexforge/robot.ts';
import type { HexSight } from '../robot/hexforge/sight.ts';
import { play } from '../robot/play.ts';
import { expect, test } from '../support/app.ts';
import { startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

/** "2: Weir Strider, unit, costs …" → "Weir Strider". */
const cardName = (label: string): string => label.replace(/^\d+: /, '').split(',')[0];

/** Everything that the page says, shows, holds or puts into its window's title. */
async function everythingOn(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  return `${await page.title()}\n${tree}\n${await page.content()}`;
}

test('behind the curtain nothing secret is in the page, its accessibility tree or its title', async ({ app: { page } }) => {
  test.setTimeout(180_000);
  const secrets = new Set<string>();
  const lifted = { curtains: 0, titles: new Set<string>() };

  await startMatch(page, { rival: 'Friend', seed: 'curtain' });
  await play(page, hexforgeRobot, {
    by: 'mouse',
    seed: 'curtain',
    until: () => lifted.curtains >= 4 && secrets.size > 6,
    async watch({ curtain, hand }: HexSight) {
      for (const { label } of hand) secrets.add(cardName(label));
      if (curtain === null) return;
      lifted.curtains++;
      lifted.titles.add(await page.title());
      const everything = await everythingOn(page);
      expect([...secrets].filter((secret) => everything.includes(secret))).toEqual([]);
      await expect(page.getByRole('gridcell')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Log' })).toHaveCount(0);
    },
  });

  expect(lifted.curtains).toBeGreaterThanOrEqual(4);
  expect([...lifted.titles]).toEqual(['Five Forges']);
});
