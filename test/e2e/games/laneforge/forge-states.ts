/** What the forge of decks can look like, each with the way to it from the one before, the first from Home. */
import { expect } from '@playwright/test';
import { anvil, bench, panel, shelf } from './forge.ts';
import { openFromHome } from '../../support/screens.ts';
import type { MatchState } from '../../support/steps.ts';
import { closed, opened } from '../../support/steps.ts';

export const FORGE_STATES: readonly MatchState[] = [
  [
    'a locked deck, and a code that is none',
    async (page) => {
      await openFromHome(page, 'The forge of decks');
      await bench(page)
        .first()
        .getByRole('button', { name: /^Lock / })
        .press('Enter');
      const field = panel(page, 'From a code').getByRole('textbox', { name: 'Deck code' });
      await field.fill('LF1-f9-ANVIL7');
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    },
  ],
  [
    'the deck of a code',
    async (page) => {
      const field = panel(page, 'From a code').getByRole('textbox', { name: 'Deck code' });
      await field.fill('LF1-f3-ANVIL7');
      await field.press('Enter');
      await expect(page.getByRole('region', { name: 'The deck of this code' })).toBeVisible();
    },
  ],
  [
    'the cards of a deck',
    async (page) => {
      await shelf(page)
        .first()
        .getByRole('button', { name: /^See the cards of / })
        .press('Enter');
      await opened(page, /./);
    },
  ],
  [
    'a name to give',
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
      await bench(page)
        .first()
        .getByRole('button', { name: /^Keep / })
        .press('Enter');
      await opened(page, 'Keep this deck');
    },
  ],
  [
    'what two decks make together',
    async (page) => {
      await closed(page);
      await anvil(page).getByRole('button', { name: 'Random pair' }).press('Enter');
      await anvil(page).getByRole('button', { name: 'See what they make' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What they make together');
    },
  ],
];
