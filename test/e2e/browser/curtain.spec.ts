/** Two people at one screen: while it changes hands the page holds nothing that only one of them may know. */
import type { Page } from '@playwright/test';
import { hexforgeRobot } from '../robot/hexforge/robot.ts';
import type { HexSight } from '../robot/hexforge/sight.ts';
import { laneforgeRobot } from '../robot/laneforge/robot.ts';
import type { LaneSight } from '../robot/laneforge/sight.ts';
import { play } from '../robot/play.ts';
import { expect, test } from '../support/app.ts';
import { startLaneforge, startMatch } from '../support/table.ts';

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

/** "2: Sounding Choir level 1, creature, …" → "Sounding Choir". */
const setName = (label: string): string => cardName(label).replace(/ level \d$/, '');

/** What a person may learn without looking at a hand: creatures, piles and what was played are open to all. */
async function openNames(page: Page): Promise<string> {
  const cells = await page.getByRole('gridcell').allInnerTexts();
  const labels = await page.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
  return [...cells, ...labels].join('\n');
}

test('with covered hands the lanes stay open, and nothing of either hand is in the page', async ({ app: { page } }) => {
  test.setTimeout(180_000);
  const handovers = { seen: 0, held: 0 };
  /** The hand of whoever had the screen last: most of it is still there when the other one takes it. */
  let hand: string[] = [];

  await startLaneforge(page, { rival: 'Friend', seed: 'covered' });
  await play(page, laneforgeRobot, {
    by: 'mouse',
    seed: 'covered',
    until: () => handovers.seen >= 5 && handovers.held >= 3,
    async watch({ curtain, hand: shown, cells }: LaneSight) {
      if (curtain === null) {
        hand = shown.map(({ label }) => setName(label));
        return;
      }
      handovers.seen++;
      expect(shown).toEqual([]);
      expect(cells).toHaveLength(25);
      expect(await page.title()).toBe('Five Forges');
      // Log and lanes name what was played; what is in hand alone is named nowhere.
      const told = `${await openNames(page)}\n${await page.getByRole('region', { name: 'Log' }).innerText()}`;
      const secret = hand.filter((name) => !told.includes(name));
      if (secret.length > 0) handovers.held++;
      const everything = await everythingOn(page);
      expect(secret.filter((name) => everything.includes(name))).toEqual([]);
      expect(await page.locator('[id^="hand-card-"]').count()).toBe(0);
    },
  });
});
