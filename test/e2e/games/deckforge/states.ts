/** The states of a match of Deckforge, each with the way to it from the one before. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { DeckforgeScene } from './scenes.ts';
import type { MatchState } from '../../support/steps.ts';
import { asks, back, closed, liftCurtain, openSide, opened, playCard, pressMain, region } from '../../support/steps.ts';

const MY_TURN = 'Your turn:';

const hand = (page: Page) => region(page, /^Hand/);
const spot = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).first();

/** A key of the table, pressed where no dialog has the focus. */
const keyAtTable = (page: Page, key: string) => page.locator('[data-ref="0"]').press(key);

export const DECKFORGE_STATES: readonly [DeckforgeScene, readonly MatchState[]][] = [
  [
    'Five at a table',
    [
      ['my turn', (page) => asks(page, MY_TURN)],
      [
        'a token held, with what it may become',
        async (page) => {
          await playCard(page, /^\d: Creature token/);
          await asks(page, /Play a Creature\? It becomes one of \d+ Creatures/);
        },
      ],
      [
        'a creature that attacks',
        async (page) => {
          await back(page, MY_TURN);
          await spot(page, /^Anvil Warden/).press('Enter');
          await asks(page, 'attacks whom or what?');
        },
      ],
      [
        'a creature to attack',
        async (page) => {
          await spot(page, /^Bellows Hand/).focus();
          await expect(spot(page, /^Bellows Hand.*can be attacked/)).toBeVisible();
        },
      ],
      [
        'an Artifact to aim',
        async (page) => {
          await back(page, MY_TURN);
          await spot(page, /^Pressure Valve/).press('Enter');
          await asks(page, '” Choose its target');
        },
      ],
      [
        'an Artifact without a target',
        async (page) => {
          await back(page, MY_TURN);
          await spot(page, /^Salve Tin/).press('Enter');
          await asks(page, 'Use Salve Tin?');
        },
      ],
      [
        'the Battlefield, all of it',
        async (page) => {
          await back(page, MY_TURN);
          await keyAtTable(page, 'b');
          await opened(page, 'Battlefield');
        },
      ],
      [
        'ending the turn, asked about',
        async (page) => {
          await closed(page);
          await keyAtTable(page, 'e');
          await expect(region(page, 'What to do').getByRole('button', { name: /can still act/ })).toBeVisible();
        },
      ],
      [
        'a spell to aim',
        async (page) => {
          await playCard(page, /^\d: Attack Spell token/);
          await pressMain(page, /^Play Attack Spell/);
          await asks(page, '” Name the target');
        },
      ],
      [
        'help on the table',
        async (page) => {
          await keyAtTable(page, 'F1');
          await expect(page.getByRole('heading', { level: 1, name: /rules/i })).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Under attack',
    [
      [
        'to block or not, with how each would end',
        async (page) => {
          await asks(page, 'Tithe Hammerer attacks you. Choose one creature to block with, or none.');
          await expect(region(page, 'Attack or spell under way')).toContainText('Block with Anvil Warden');
        },
      ],
      [
        'a blocker pointed at',
        async (page) => {
          await spot(page, /^Anvil Warden/).focus();
          await expect(spot(page, /^Anvil Warden.*can block, then/)).toBeVisible();
        },
      ],
      [
        'to respond or not',
        async (page) => {
          await spot(page, /^Anvil Warden/).press('Enter');
          await asks(page, 'Respond with a Defense Spell or an Artifact, or let it come.');
        },
      ],
      [
        'an answer held',
        async (page) => {
          await playCard(page, /^\d: Defense Spell token/);
          await asks(page, 'Respond with a Defense Spell?');
        },
      ],
    ],
  ],
  ['Between turns', [['an Artifact now, or not', (page) => asks(page, 'use an Artifact now, or not')]]],
  ['Levied', [['which Artifact goes', (page) => asks(page, 'name the Artifact that goes to the Graveyard')]]],
  [
    'A full hand',
    [
      [
        'tokens to discard',
        async (page) => {
          await asks(page, MY_TURN);
          await pressMain(page, /^End turn/);
          await pressMain(page, /can still act/);
          await asks(page, 'discard 2 tokens');
        },
      ],
      [
        'a token to discard',
        async (page) => {
          await playCard(page, /^\d: Attack Spell token/);
          await asks(page, 'It goes to the Graveyard.');
        },
      ],
    ],
  ],
  [
    'A crowd',
    [
      ['a crowded table of two', (page) => asks(page, MY_TURN)],
      [
        'a rival’s creature read',
        async (page) => {
          await openSide(page);
          await spot(page, /^Turnstile Guard, Creature, A crowd’s/).focus();
          await expect(region(page, 'Inspector')).toContainText('Turnstile Guard');
        },
      ],
    ],
  ],
  ['Four crowds', [['a crowded table of four', (page) => asks(page, MY_TURN)]]],
  [
    'Shared screen',
    [
      [
        'the hands covered',
        async (page) => {
          await expect(page.getByRole('heading', { level: 1, name: 'A' })).toBeVisible();
        },
      ],
      [
        'my hand uncovered',
        async (page) => {
          await liftCurtain(page, hand(page).getByRole('button', { name: /^1: Creature token/ }));
          await asks(page, MY_TURN);
        },
      ],
    ],
  ],
  [
    'Nobody in the way',
    [
      [
        'the last one in the match',
        async (page) => {
          await spot(page, /^Tithe Hammerer/).press('Enter');
          await spot(page, /^Nobody in the way.*can be attacked/).press('Enter');
          await expect(page.getByRole('region', { name: 'You won' }).getByRole('listitem')).toHaveCount(3);
        },
      ],
    ],
  ],
];
