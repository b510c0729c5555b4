/** Several people at one screen: while it changes hands the page holds nothing that only one of them may know. */
import type { Page } from '@playwright/test';
import { bladeforgeRobot } from '../games/bladeforge/robot/robot.ts';
import type { BladeSight } from '../games/bladeforge/robot/sight.ts';
import { hexforgeRobot } from '../games/hexforge/robot/robot.ts';
import type { HexSight } from '../games/hexforge/robot/sight.ts';
import { laneforgeRobot } from '../games/laneforge/robot/robot.ts';
import type { LaneSight } from '../games/laneforge/robot/sight.ts';
import { play } from '../robot/play.ts';
import { cardName, everythingOn, setName } from '../robot/secrets.ts';
import { expect, test } from '../support/app.ts';
import { openScene } from '../support/scenes.ts';
import { liftCurtain, pressMain, region } from '../support/steps.ts';
import { startBladeforge } from '../games/bladeforge/table.ts';
import { startHexforge } from '../games/hexforge/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

test('behind the curtain nothing secret is in the page, its accessibility tree or its title', async ({ app: { page } }) => {
  test.setTimeout(180_000);
  const secrets = new Set<string>();
  const lifted = { curtains: 0, titles: new Set<string>() };

  await startHexforge(page, { rival: 'Friend', seed: 'curtain' });
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
  test.use({ settings: { speed: 'instant', motion: 'reduced', games: { laneforge: { coverOwnHand: true } } }, scenes: ['Covered hands'] });

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

test('six at a table of Bladeforge: one curtain for each turn, none for a block, and no card behind any of them', async ({
  app: { page },
}) => {
  test.setTimeout(240_000);
  const cards = new Set<string>();
  const turns = new Set<string>();
  const curtains: string[] = [];
  const asked = new Set<string>();
  let behind = false;

  await startBladeforge(page, { rivals: ['Friend', 'Friend', 'Friend', 'Friend', 'Friend'], seed: 'six people' });
  await play(page, bladeforgeRobot, {
    by: 'keyboard',
    seed: 'six people',
    until: ({ curtain }) => curtain === null && turns.size >= 8 && asked.size >= 2,
    async watch({ curtain, caption, hand, answers, rivals }: BladeSight) {
      if (curtain !== null) {
        if (!behind) curtains.push(curtain);
        behind = true;
        expect(rivals).toEqual([]);
        expect(await page.title()).toBe('Five Forges');
        const everything = await everythingOn(page);
        expect([...cards].filter((card) => everything.includes(card))).toEqual([]);
        return;
      }
      behind = false;
      for (const { label } of hand) cards.add(cardName(label));
      if (caption.endsWith('your turn')) turns.add(caption);
      // Whoever is struck is asked where everybody sees it: no hand lies open, and nobody has passed the screen on.
      else if (answers.length > 0) {
        asked.add(caption);
        expect(hand).toEqual([]);
      }
    },
  });

  expect(curtains).toHaveLength(turns.size);
  for (const [i, name] of curtains.entries()) expect(name).not.toBe(curtains[i - 1]);
});

test.describe('when one of three is struck', () => {
  test.use({ scenes: ['Round the table'] });

  /** What somebody's hand holds; nobody has shown a card of it. */
  const handOn = (page: Page) =>
    region(page, /^Hand/)
      .getByRole('button', { name: /^\d+: / })
      .evaluateAll((cards) =>
        cards.map(
          (card) =>
            card
              .getAttribute('aria-label')!
              .replace(/^\d+: /, '')
              .split(',')[0],
        ),
      );

  test('no hand is in the page while it is asked, and only what lies open decides on whether it is', async ({ app: { page } }) => {
    const held = new Set(['Cork Handle', 'Lucky Nail', 'Second Attempt', 'Lunch Pail', 'Wolf Jaw', 'Gate Bar']);
    const nothingHeldIsShown = async () => {
      const everything = await everythingOn(page);
      expect([...held].filter((card) => everything.includes(card))).toEqual([]);
    };
    const strike = async (seat: number) => {
      await liftCurtain(page, region(page, 'My bench'));
      for (const card of await handOn(page)) held.add(card);
      await page.getByRole('button', { name: new RegExp(`^Seat ${seat}, `) }).press('Enter');
      await pressMain(page, /^Attack /);
      const prompt = region(page, 'What to do');
      if (await prompt.getByRole('button', { name: /still act/ }).isVisible()) await pressMain(page, /still act/);
    };
    const passedTo = (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

    await openScene(page, 'Round the table');
    await passedTo('A');
    await nothingHeldIsShown();
    // Parts and no Shield: a question, at the open table.
    await strike(2);
    const question = page.getByRole('group', { name: 'Block?' });
    await expect(question).toBeVisible();
    await nothingHeldIsShown();
    await question.getByRole('button', { name: /^Take/ }).press('Enter');
    await passedTo('Round the table');
    await nothingHeldIsShown();
    // A Shield: none, and the screen goes on at once.
    await strike(3);
    await passedTo('Ines');
    await nothingHeldIsShown();
  });
});
