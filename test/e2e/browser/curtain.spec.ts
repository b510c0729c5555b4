/** Two people at one screen: while it changes hands the page holds nothing that only one of them may know. */
import { hexforgeRobot } from '../robot/hexforge/robot.ts';
import type { HexSight } from '../robot/hexforge/sight.ts';
import { laneforgeRobot } from '../robot/laneforge/robot.ts';
import type { LaneSight } from '../robot/laneforge/sight.ts';
import { play } from '../robot/play.ts';
import { cardName, everythingOn, setName } from '../robot/secrets.ts';
import { expect, test } from '../support/app.ts';
import { liftCurtain } from '../support/states/steps.ts';
import { startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

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

test.describe('with the setting for a curtain over everything', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced', handover: 'curtain' }, scenes: ['Covered hands'] });

  test('behind it nothing of Laneforge is in the page either', async ({ app: { page } }) => {
    test.setTimeout(120_000);
    const secrets = new Set<string>();
    let curtains = 0;
    await page.getByRole('button', { name: /^Continue: / }).click();
    await play(page, laneforgeRobot, {
      by: 'keyboard',
      seed: 'curtain',
      until: () => curtains >= 3 && secrets.size > 6,
      async watch({ curtain, hand, cells }: LaneSight) {
        for (const { label } of hand) secrets.add(setName(label));
        if (curtain === null) return;
        curtains++;
        expect(cells).toEqual([]);
        expect(await page.title()).toBe('Five Forges');
        await expect(page.getByRole('region', { name: 'Log' })).toHaveCount(0);
        const everything = await everythingOn(page);
        expect([...secrets].filter((secret) => everything.includes(secret))).toEqual([]);
      },
    });
  });
});

test.describe('with the own hand covered as well', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced', coverOwnHand: true }, scenes: ['Covered hands'] });

  test('it is in the page only while its key is held, or after it was asked for', async ({ app: { page } }) => {
    const HELD = ['Wallwalk Patrol', 'Melt Down', 'Pattern Scribe', 'Lean on the Bellows'];
    const inPage = async () => {
      const everything = await everythingOn(page);
      return HELD.filter((name) => everything.includes(name));
    };
    await page.getByRole('button', { name: /^Continue: / }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await inPage()).toEqual([]);
    const show = page.getByRole('button', { name: /^Show my hand/ });
    await liftCurtain(page, show);
    expect(await inPage()).toEqual([]);

    const cards = page.getByRole('region', { name: /^Hand/ }).getByRole('button', { name: /^\d: / });
    await page.getByRole('gridcell', { name: /^Lane 3/ }).focus();
    await page.keyboard.down('h');
    await expect(cards).toHaveCount(5);
    await page.keyboard.up('h');
    await expect(cards).toHaveCount(0);

    await show.click();
    await expect(cards).toHaveCount(5);
    expect(await inPage()).toEqual(HELD);
  });
});
