/** Bladeforge between several people at one screen: who strikes, who is asked, and what of a hand is in the page meanwhile. */
import type { Page } from '@playwright/test';
import { play } from '../../../robot/play.ts';
import { cardName, everythingOn } from '../../../robot/secrets.ts';
import { expect, test } from '../../../support/app.ts';
import { openScene } from '../../../support/scenes.ts';
import { liftCurtain, pressMain, region } from '../../../support/steps.ts';
import { LONG } from '../../../support/tiers.ts';
import { bladeforgeRobot } from '../robot/robot.ts';
import type { BladeSight } from '../robot/sight.ts';
import { startBladeforge } from '../table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

test(
  'six at a table of Bladeforge: one curtain for each turn, none for a block, and no card behind any of them',
  { tag: LONG },
  async ({ app: { page } }) => {
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
  },
);

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
      // Where nothing is left to do, pointing at the rival was the attack.
      const taken = region(page, 'What to do').getByRole('button', { name: /^Attack \w/ });
      if (await taken.isVisible()) await pressMain(page, /^Attack \w/);
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
