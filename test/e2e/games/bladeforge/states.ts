/** The states of a match of Bladeforge, each with the way to it from the one before. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { BladeforgeScene } from './scenes.ts';
import type { MatchState } from '../../support/steps.ts';
import { asks, back, button, closed, liftCurtain, openSide, opened, playCard, pressMain, region } from '../../support/steps.ts';

const MY_TURN = 'Your turn:';

const hand = (page: Page) => region(page, /^Hand/);
const handCard = (page: Page, name: RegExp) => hand(page).getByRole('button', { name }).first();
const rival = (page: Page, seat: number) => page.getByRole('button', { name: new RegExp(`^Seat ${seat}, `) });

/** The question is read out a moment before its answers can be chosen. */
async function aimAt(page: Page, seat: number): Promise<void> {
  await expect(rival(page, seat)).toHaveAccessibleName(/can be (chosen|attacked)/);
  await rival(page, seat).press('Enter');
}
const place = (page: Page, name: RegExp) => page.getByRole('group', { name: /sword$/ }).getByRole('button', { name });
const ending = (page: Page, name: RegExp) => page.getByRole('group', { name: /^(Reforge, or|Block or)/ }).getByRole('button', { name });
const tray = (page: Page) => region(page, 'Dice tray');

/** A key of the table, pressed where no dialog has the focus. */
const keyAtTable = async (page: Page, key: string): Promise<void> => {
  await tray(page).focus();
  await page.keyboard.press(key);
};

async function playGadget(page: Page, name: string): Promise<void> {
  await playCard(page, new RegExp(name));
  await pressMain(page, new RegExp(`^Play ${name}`));
}

export const BLADEFORGE_STATES: readonly [BladeforgeScene, readonly MatchState[]][] = [
  [
    'At the anvil',
    [
      ['at the bench', (page) => asks(page, MY_TURN)],
      [
        'a Guard held, with what the sword would be',
        async (page) => {
          await playCard(page, /Pan Lid/);
          await place(page, /^right Guard/).focus();
          await asks(page, 'Attack 6 → 5, Defense 3 → 5.');
          await expect(place(page, /^left Guard: Tin Crosspiece.*can be chosen, attack 6 to 4, defense 3 to 4$/)).toBeVisible();
        },
      ],
      [
        'a card for a bigger die, and why it cannot be used',
        async (page) => {
          await back(page, MY_TURN);
          await handCard(page, /Sharp Furniture/).focus();
          await asks(page, 'd10');
        },
      ],
      [
        'a Gadget held',
        async (page) => {
          await playCard(page, /Hot Rivet/);
          await asks(page, 'Play Hot Rivet?');
        },
      ],
      [
        'whom to hit',
        async (page) => {
          await pressMain(page, /^Play Hot Rivet/);
          await asks(page, 'choose a rival to hit — 2 to choose from');
          await expect(rival(page, 3)).toHaveAccessibleName(/can be (chosen|attacked)/);
        },
      ],
      [
        'which part breaks',
        async (page) => {
          await aimAt(page, 3);
          await asks(page, MY_TURN);
          await playGadget(page, 'Claw Hammer');
          await asks(page, 'a rival who loses a part');
          await aimAt(page, 2);
          await asks(page, 'choose the part');
        },
      ],
      [
        'a card to take from the Salvage',
        async (page) => {
          await button(page, /^Grip: Bare Tang/).press('Enter');
          await asks(page, MY_TURN);
          await playGadget(page, 'Scrap Magnet');
          await opened(page, 'Take a card from the Salvage');
        },
      ],
      [
        'two cards to recycle',
        async (page) => {
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /Barn Door/ })
            .press('Enter');
          await asks(page, MY_TURN);
          await keyAtTable(page, 'c');
          await handCard(page, /Trip Mine/).press('Enter');
          await handCard(page, /Barn Door/).press('Enter');
          await asks(page, 'go to the Salvage, one card comes');
        },
      ],
      [
        'Reforge, now and then',
        async (page) => {
          await back(page, MY_TURN);
          await playCard(page, /Pan Lid/);
          await place(page, /^right Guard/).press('Enter');
          await expect(place(page, /^right Guard: Pan Lid/)).toBeVisible();
          await keyAtTable(page, 'o');
          await opened(page, 'Reforge');
          await page
            .getByRole('dialog')
            .getByRole('radio', { name: /Sharp Furniture/ })
            .press('Space');
          await expect(page.getByRole('dialog').getByRole('button', { name: 'Reforge to d10' })).toBeVisible();
        },
      ],
      [
        'a rival to choose, with all odds',
        async (page) => {
          await closed(page);
          await ending(page, /^Attack/).press('Enter');
          await asks(page, 'choose a rival');
        },
      ],
      [
        'a rival aimed at',
        async (page) => {
          // From the turn itself: asked whom to attack, pointing at one is the attack.
          await back(page, MY_TURN);
          await aimAt(page, 2);
          await asks(page, /Attack At the anvil\? \d+–\d+ damage: /);
        },
      ],
      [
        'the luck sheet',
        async (page) => {
          await back(page, MY_TURN);
          await keyAtTable(page, 'u');
          await opened(page, 'Luck sheet');
        },
      ],
      [
        'who hit whom',
        async (page) => {
          await closed(page);
          await keyAtTable(page, 't');
          await opened(page, 'Who hit whom');
          await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
        },
      ],
      [
        'the Salvage laid open',
        async (page) => {
          await closed(page);
          // A card that comes to lie under a resting pointer would open beside it.
          await page.mouse.move(0, 0);
          await keyAtTable(page, 'x');
          await opened(page, /^Salvage, /);
        },
      ],
      [
        'help on the bench',
        async (page) => {
          await closed(page);
          await keyAtTable(page, 'F1');
          await expect(page.getByRole('heading', { level: 1, name: /rules/i })).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Six seats',
    [
      [
        'six seats and a hand of fifteen',
        async (page) => {
          await asks(page, MY_TURN);
          await expect(rival(page, 6)).toHaveAccessibleName(/your attack: /);
          await expect(hand(page).getByRole('listitem')).toHaveCount(15);
        },
      ],
      [
        'rivals by least health, one of them read',
        async (page) => {
          await page.getByRole('combobox', { name: 'Rivals by' }).selectOption('least health');
          await expect(page.getByRole('list', { name: 'Rivals' }).getByRole('button').first()).toHaveAccessibleName(/^Seat 3, /);
          await openSide(page);
          await rival(page, 6).focus();
          await expect(region(page, 'Inspector')).toContainText('Sharpened Star');
        },
      ],
      [
        'drawing as the last act, asked about',
        async (page) => {
          await ending(page, /^Draw 1/).press('Enter');
          await asks(page, 'Draw 1?');
          await expect(region(page, 'What to do').getByRole('button', { name: 'Draw 1, end turn' })).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Under the blow',
    [
      [
        'to block or not',
        async (page) => {
          await asks(page, 'Block, your d4 against a d12, or take it?');
          await expect(ending(page, /^Block.*hold \d+ %/)).toBeVisible();
        },
      ],
      [
        'a part to lose',
        async (page) => {
          await ending(page, /^Block/).press('Enter');
          await asks(page, 'The block failed: choose the part that you lose — 3 to choose from.');
          await expect(place(page, /^left Guard: Pan Lid.*can be chosen$/)).toBeVisible();
        },
      ],
      [
        'a part is lost, and it is my turn',
        async (page) => {
          await place(page, /^left Guard: Pan Lid/).press('Enter');
          await asks(page, MY_TURN);
          // A narrow window keeps its log behind a tab; the sword shows the gap in any.
          await expect(place(page, /^left Guard(?!: Pan Lid)/)).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Searching',
    [
      [
        'a trap has gone off',
        async (page) => {
          await playGadget(page, 'Looking Glass');
          await openSide(page);
          await expect(page.getByRole('region', { name: 'Log' })).toContainText('Trip Mine goes off: you lose 5 health');
          await expect(handCard(page, /Gate Bar/)).toBeVisible();
        },
      ],
      [
        'loot, and a seat that is out',
        async (page) => {
          await playGadget(page, 'Hot Rivet');
          // The gadget is shown being played before it hears whom it is to hit.
          await expect(async () => {
            await aimAt(page, 2);
            await expect(page.getByRole('list', { name: 'Rivals' })).toContainText('You loot Searching: Tax Collector', { timeout: 3000 });
          }).toPass();
          await expect(handCard(page, /Wolf Jaw/)).toBeVisible();
        },
      ],
    ],
  ],
  [
    'Round the table',
    [
      [
        'a curtain between three',
        async (page) => {
          await expect(page.getByRole('heading', { level: 1, name: 'A' })).toBeVisible();
        },
      ],
      [
        'a block asked openly',
        async (page) => {
          await liftCurtain(page, region(page, 'My bench'));
          await aimAt(page, 2);
          await pressMain(page, /^Attack Round/);
          await asks(page, 'Round the table: A hits you');
          await expect(page.getByRole('img', { name: 'Round the table’s hand, 2 face down' })).toBeVisible();
        },
      ],
      [
        'a Shield has taken a blow',
        async (page) => {
          await ending(page, /^Take/).press('Enter');
          await liftCurtain(page, region(page, 'My bench'));
          await aimAt(page, 3);
          await pressMain(page, /^Attack Ines/);
          // Until it falls, the bench in sight is still the attacker's.
          await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible();
          await liftCurtain(page, region(page, 'My bench'));
          await expect(tray(page)).toContainText(/Round the table → (You|Ines) d4: \d \+ Attack/);
          await expect(tray(page)).toContainText('Garden Wall, Stability 11, takes it and holds.');
        },
      ],
    ],
  ],
  [
    'Last strike',
    [
      [
        'the last one standing',
        async (page) => {
          await ending(page, /^Attack/).press('Enter');
          await pressMain(page, /^Attack Last strike/);
          await expect(page.getByRole('region', { name: 'You won' }).getByRole('listitem')).toHaveCount(3);
        },
      ],
    ],
  ],
];
