/** The states of a match of Hexforge, each with the way to it from the one before. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { HexforgeScene } from './scenes.ts';
import type { MatchState } from '../../support/steps.ts';
import { asks, back, button, closed, fromMenu, liftCurtain, openSide, opened, playCard, region } from '../../support/steps.ts';

/** As people at the keyboard do it: the pieces drawn over it may hide a hex from the pointer. */
const enterHex = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).first().press('Enter');
const table = (page: Page) => page.getByRole('grid', { name: 'Map' });

const MY_TURN = 'Your Summon 1';

export const HEXFORGE_STATES: readonly [HexforgeScene, readonly MatchState[]][] = [
  [
    'Summoning',
    [
      ['my turn', (page) => asks(page, MY_TURN)],
      [
        'a card read beside the hand',
        async (page) => {
          await button(page, /Mulch Matron/).focus();
          await page.waitForTimeout(300);
        },
      ],
      [
        'the base’s menu',
        async (page) => {
          await enterHex(page, /base, yours/);
          await expect(page.getByRole('group', { name: 'What it can do' })).toBeVisible();
        },
      ],
      [
        'targets',
        async (page) => {
          await page.keyboard.press('Escape');
          await playCard(page, /Flint Spark/);
          await asks(page, 'choose a unit');
        },
      ],
      [
        'payment',
        async (page) => {
          await back(page, MY_TURN);
          await playCard(page, /Draft Automaton/);
          await asks(page, '5 to choose from');
          // The names of places follow a few frames after the question: until then they are those of the one before.
          await expect(page.getByRole('gridcell', { name: /can be chosen/ })).toHaveCount(5);
          await enterHex(page, /can be chosen/);
          await asks(page, 'generic');
        },
      ],
      [
        'a pile to choose from',
        async (page) => {
          await back(page, MY_TURN);
          await enterHex(page, /Unmelted Relic/);
          await page.getByRole('group', { name: 'What it can do' }).getByRole('button').first().press('Enter');
          await opened(page, /lost cards/);
        },
      ],
      [
        'an open pile',
        async (page) => {
          await closed(page);
          await back(page, MY_TURN);
          await button(page, /My discard pile/).press('Enter');
          await opened(page, /discard pile/);
        },
      ],
      [
        'pass until',
        async (page) => {
          await closed(page);
          await button(page, /^Pass until/).press('Enter');
          await opened(page, /^Pass until/);
        },
      ],
      [
        'the menu',
        async (page) => {
          await closed(page);
          await button(page, 'Menu').press('Enter');
          await opened(page, 'More');
        },
      ],
      [
        'the map as a table',
        async (page) => {
          await closed(page);
          await fromMenu(page, 'The map as a table');
          await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
        },
      ],
      [
        'go to',
        async (page) => {
          await closed(page);
          await page.getByRole('gridcell', { name: /base, yours/ }).press('g');
          await opened(page, 'Go to');
        },
      ],
      [
        'help on what has focus',
        async (page) => {
          await closed(page);
          await page.getByRole('gridcell', { name: /Unmelted Relic/ }).press('F1');
          await expect(page.getByRole('heading', { level: 1, name: /rules/i })).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Marching',
    [
      [
        'the way of a unit',
        async (page) => {
          await asks(page, 'Move: give your units orders');
          await enterHex(page, /Weir Strider/);
          await asks(page, 'Where does Weir Strider go?');
          await page
            .getByRole('gridcell', { name: /can be moved to/ })
            .first()
            .focus();
        },
      ],
      [
        'orders given',
        async (page) => {
          await enterHex(page, /can be moved to/);
          // Of four steps; an order whose steps are used up ends by itself.
          const prompt = region(page, 'What to do');
          await expect(prompt).toContainText(/[1-3] steps? left|1 order given/);
          if ((await prompt.innerText()).includes('left')) await button(page, 'End this order').press('Enter');
          await asks(page, '1 order given');
          await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Declaring',
    [
      [
        'an attacker chosen',
        async (page) => {
          await asks(page, 'Combat declaration');
          await enterHex(page, /Weir Strider.*can attack/);
          await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
        },
      ],
      [
        'an attack declared, with what will come of it',
        async (page) => {
          await enterHex(page, /Ridgeback Golem.*can be attacked/);
          await asks(page, '1 attack chosen');
          await expect(page.getByRole('heading', { name: 'Attacks' })).toBeVisible();
        },
      ],
      [
        'give up?',
        async (page) => {
          await fromMenu(page, 'Concede…');
          await opened(page, 'Give up this match?');
        },
      ],
      [
        'the end',
        async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).press('Enter');
          await expect(region(page, 'You lost')).toContainText('You gave up.');
        },
      ],
      [
        'the board after the end, with the log’s filter open',
        async (page) => {
          await button(page, 'Look at the board').press('Enter');
          await expect(button(page, 'Pass until…')).toHaveAttribute('aria-disabled', 'true');
          await openSide(page);
          const log = page.getByRole('button', { name: 'Log', exact: true });
          if (await log.isVisible()) await log.press('Enter');
          await button(page, 'Filter').press('Enter');
        },
      ],
      [
        'looking back',
        async (page) => {
          await button(page, 'Look back at this moment').press('Enter');
          await expect(page.getByRole('status').filter({ hasText: 'Looking back' })).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Answering',
    [
      [
        'the curtain',
        async (page) => {
          await liftCurtain(page, table(page));
          await asks(page, MY_TURN);
          await playCard(page, /Flint Spark/);
          await enterHex(page, /Copse Howler.*can be chosen/);
          await expect(page.getByRole('heading', { level: 1, name: 'Answering' })).toBeVisible();
        },
      ],
      [
        'the stack, and an answer owed',
        async (page) => {
          await liftCurtain(page, table(page));
          await asks(page, 'put Flint Spark on the stack');
          await expect(region(page, /^Stack/).getByRole('listitem')).toHaveCount(1);
        },
      ],
      [
        'an entry of the stack to choose',
        async (page) => {
          await playCard(page, /Strike Notice/);
          await expect(button(page, /^Choose Flint Spark/)).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Spoilt',
    [
      [
        'the match has stopped',
        async (page) => {
          await asks(page, MY_TURN);
          await playCard(page, /Flint Spark/);
          await expect(page.getByRole('alert').filter({ hasText: 'This match has stopped' })).toBeVisible();
        },
      ],
    ],
  ],
];
