/** The states of a match of Laneforge, each with the way to it from the one before. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { LaneforgeScene } from './scenes.ts';
import type { MatchState } from '../../support/steps.ts';
import { asks, back, button, closed, liftCurtain, openSide, opened, playCard, pressMain, region } from '../../support/steps.ts';

const MY_ACTION = 'Action 1 of 4: yours.';

const place = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).first();

const hand = (page: Page) => region(page, /^Hand/);

/** A key of the lanes, pressed where no dialog has the focus. */
const keyOnLanes = (page: Page, key: string) => place(page, /^Lane 3:/).press(key);

async function banish(page: Page, card: RegExp): Promise<void> {
  await hand(page).getByRole('button', { name: card }).press('x');
  await asks(page, 'Nothing of it happens.');
}

export const LANEFORGE_STATES: readonly [LaneforgeScene, readonly MatchState[]][] = [
  [
    'Forging',
    [
      ['my action', (page) => asks(page, MY_ACTION)],
      [
        'a hand card read in full',
        async (page) => {
          await openSide(page);
          await hand(page)
            .getByRole('button', { name: /Walking Anvil/ })
            .focus();
          await expect(region(page, 'Inspector')).toContainText('Walking Anvil');
        },
      ],
      [
        'a lane to choose',
        async (page) => {
          await playCard(page, /Wallwalk Patrol/);
          await asks(page, 'choose one of your lanes');
        },
      ],
      [
        'its ghost and what comes of it',
        async (page) => {
          await place(page, /^lane 5, your front row/).focus();
          await asks(page, 'Wallwalk Patrol will stand in front');
        },
      ],
      [
        'a creature that would be replaced',
        async (page) => {
          await place(page, /^Crucible Golem level 2, yours/).focus();
          await asks(page, 'Crucible Golem there is banished, not destroyed.');
        },
      ],
      [
        'a card to banish',
        async (page) => {
          await back(page, MY_ACTION);
          await banish(page, /Pattern Scribe/);
        },
      ],
      [
        'targets',
        async (page) => {
          await back(page, MY_ACTION);
          await playCard(page, /Melt Down/);
          await pressMain(page, /^Play Melt Down/);
          await expect(place(page, /can be chosen$/)).toBeVisible();
        },
      ],
      [
        'an open pile',
        async (page) => {
          await place(page, /^Thermal Glider.*can be chosen$/).press('Enter');
          await expect(place(page, /^Thermal Glider/)).toBeHidden();
          await button(page, /^My discard pile/).press('Enter');
          await opened(page, 'My discard pile');
        },
      ],
      [
        'the deck of the next cycle',
        async (page) => {
          await closed(page);
          await keyOnLanes(page, 'd');
          await opened(page, 'My deck of the next cycle');
        },
      ],
      [
        'Combat foreseen',
        async (page) => {
          await closed(page);
          await keyOnLanes(page, 'b');
          await expect(page.getByRole('dialog', { name: /^Combat/ }).getByRole('table')).toBeVisible();
        },
      ],
      [
        'help on what has focus',
        async (page) => {
          await closed(page);
          await keyOnLanes(page, 'F1');
          await expect(page.getByRole('heading', { level: 1, name: /rules/i })).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Full hand',
    [
      ['a hand of ten', (page) => expect(hand(page).getByRole('listitem')).toHaveCount(10)],
      [
        'triggers to order',
        async (page) => {
          await playCard(page, /Pattern Scribe/);
          await place(page, /^lane 5, your front row/).press('Enter');
          await expect(region(page, 'What to do').getByRole('heading', { name: 'Which resolves next?' })).toBeVisible();
        },
      ],
      [
        'a pile to choose from',
        async (page) => {
          await page
            .getByRole('list', { name: 'Which resolves next?' })
            .getByRole('button', { name: /^\d+\. Pattern Scribe/ })
            .press('Enter');
          await opened(page, 'My discard pile');
          await expect(page.getByRole('dialog')).toContainText('Choose one.');
        },
      ],
    ],
  ],
  [
    'Covered hands',
    [
      [
        'both hands covered',
        async (page) => {
          await expect(page.getByRole('heading', { name: 'Pass to A' })).toBeVisible();
        },
      ],
      [
        'my hand uncovered',
        async (page) => {
          await liftCurtain(page, hand(page).getByRole('button', { name: /Wallwalk Patrol/ }));
          await asks(page, MY_ACTION);
        },
      ],
    ],
  ],
  [
    'Sudden Death',
    [['Sudden Death', (page) => expect(page.getByRole('status').filter({ hasText: 'Lower Health loses at once' })).toBeVisible()]],
  ],
  [
    'Last blow',
    [
      [
        'the match is won',
        async (page) => {
          await banish(page, /Melt Down/);
          await pressMain(page, /^Banish Melt Down/);
          await asks(page, 'Your card is used');
          await pressMain(page, /^End phase/);
          await expect(page.getByRole('region', { name: 'You won' })).toBeVisible();
        },
      ],
    ],
  ],
];
