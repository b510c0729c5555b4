/** Fills in the set-up screen of Laneforge. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openSetup } from '../../support/screens.ts';
import type { Table } from '../../support/table.ts';
import { begin, sitDown } from '../../support/table.ts';

/** Ready-made decks, two of different factions for each seat. */
const DECKS = [
  ['LF1-f1-STARTER1', 'LF1-f3-STARTER1'],
  ['LF1-f2-STARTER1', 'LF1-f4-STARTER1'],
] as const;

/** A third deck takes the place of one that was picked before, so the first may have to be picked again. */
async function pickDecks(page: Page, seat: number): Promise<void> {
  const [first, second] = DECKS[seat].map((code) =>
    page.getByRole('region', { name: new RegExp(`^Seat ${seat + 1}`) }).getByRole('checkbox', { name: new RegExp(code) }),
  );
  for (const deck of [first, second, first]) await deck.check();
  await expect(second).toBeChecked();
}

export async function startLaneforge(page: Page, { rival = 'Random', seed = 'robot' }: Partial<Table> = {}): Promise<void> {
  await openSetup(page, 'Laneforge');
  await sitDown(page, { rival, seed });
  const friend = rival === 'Friend';
  if (!friend) await page.getByRole('switch', { name: 'Picks its own decks' }).last().click();
  for (const seat of [0, 1]) {
    await pickDecks(page, seat);
    if (friend) await page.getByRole('button', { name: 'Put them face down' }).first().click();
  }
  await begin(page);
}
