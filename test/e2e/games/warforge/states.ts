/** The states of a match of Warforge, each with the way to it from the one before. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { WarforgeScene } from './scenes.ts';
import type { MatchState } from '../../support/steps.ts';
import { asks, back, liftCurtain, openSide, playCard, pressMain, region } from '../../support/steps.ts';

const MY_TURN = 'Your turn:';

const unit = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).first();
const hand = (page: Page) => region(page, /^Hand/);
const choices = (page: Page) => region(page, 'What to do').getByRole('group', { name: 'Choices' }).getByRole('button');

export const WARFORGE_STATES: readonly [WarforgeScene, readonly MatchState[]][] = [
  [
    'Fighting',
    [
      ['my turn', (page) => asks(page, MY_TURN)],
      [
        'a hand card read in full',
        async (page) => {
          await openSide(page);
          await hand(page)
            .getByRole('button', { name: /Iron Wagon Nine/ })
            .focus();
          await expect(region(page, 'Inspector')).toContainText('Iron Wagon Nine');
        },
      ],
      [
        'a unit read in full',
        async (page) => {
          await unit(page, /Cornered Duellist, enemy/).press('Enter');
          await expect(region(page, 'Inspector')).toContainText('Cornered Duellist');
        },
      ],
      [
        'a Troop held, with the places that open for it',
        async (page) => {
          await playCard(page, /Writ Engraver/);
          await asks(page, 'choose a place');
          await unit(page, /^L1 .*can be chosen$/).focus();
        },
      ],
      [
        'targets of a Stratagem',
        async (page) => {
          await back(page, MY_TURN);
          await playCard(page, /Ranging Shot/);
          await asks(page, 'choose a target');
          await unit(page, /Hired Blade, enemy.*can be chosen$/).focus();
        },
      ],
      [
        'an attacker selected, with what both modes would do',
        async (page) => {
          await back(page, MY_TURN);
          await unit(page, /Bayonet Corporal, yours/).press('Enter');
          await asks(page, 'choose a target');
          await expect(unit(page, /Foil Novice, enemy.*in melee: deal .*at range: deal/)).toBeVisible();
        },
      ],
      [
        'a target aimed at: melee or ranged?',
        async (page) => {
          await unit(page, /Foil Novice, enemy/).press('Enter');
          await asks(page, 'melee or ranged?');
          await expect(choices(page)).toHaveCount(2);
        },
      ],
      [
        'a Pact to choose',
        async (page) => {
          await back(page, MY_TURN);
          await playCard(page, /Signed in Ash/);
          await asks(page, 'choose a target');
          await unit(page, /Bayonet Corporal, yours.*can be chosen$/).press('Enter');
          await asks(page, 'a Pact for Signed in Ash');
        },
      ],
      [
        'a card to take',
        async (page) => {
          await choices(page).first().press('Enter');
          await asks(page, MY_TURN);
          await playCard(page, /The Missing Page/);
          await pressMain(page, /^Play The Missing Page/);
          await asks(page, 'one of 3 cards');
        },
      ],
      [
        'why a card cannot be played',
        async (page) => {
          await choices(page).first().press('Enter');
          await asks(page, MY_TURN);
          await hand(page)
            .getByRole('button', { name: /Iron Wagon Nine/ })
            .focus();
          await asks(page, 'energy');
        },
      ],
      [
        'help on what has focus',
        async (page) => {
          await unit(page, /Bayonet Corporal, yours/).press('F1');
          await expect(page.getByRole('heading', { level: 1, name: /rules/i })).toBeVisible();
        },
      ],
    ],
  ],
  ['Ten cards', [['a hand of ten', (page) => expect(hand(page).getByRole('listitem')).toHaveCount(10)]]],
  [
    'Hidden lines',
    [
      [
        'both hands covered',
        async (page) => {
          await expect(page.getByRole('heading', { level: 1, name: 'A' })).toBeVisible();
        },
      ],
      [
        'my hand uncovered',
        async (page) => {
          await liftCurtain(page, hand(page).getByRole('button', { name: /Writ Engraver/ }));
          await asks(page, MY_TURN);
        },
      ],
    ],
  ],
  [
    'Overtime',
    [
      [
        'Overtime, with an empty deck',
        async (page) => {
          await expect(page.getByRole('button', { name: /^Overtime/ })).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Last attack',
    [
      [
        'the match is won',
        async (page) => {
          await unit(page, /Bayonet Corporal, yours/).press('Enter');
          await asks(page, 'choose a target');
          await unit(page, /^W Quillon.*, enemy/).press('Enter');
          await asks(page, 'melee or ranged?');
          await choices(page).first().press('Enter');
          await expect(page.getByRole('region', { name: 'You won' })).toBeVisible();
        },
      ],
      [
        'the board after the end',
        async (page) => {
          await page.getByRole('button', { name: 'Look at the board' }).press('Enter');
          await expect(page.getByRole('button', { name: 'Show the result' })).toBeVisible();
        },
      ],
    ],
  ],
];
