/** Fills in the set-up screen of Warforge. */
import type { Page } from '@playwright/test';
import { openSetup } from '../../support/screens.ts';
import type { Table } from '../../support/table.ts';
import { begin, sitDown } from '../../support/table.ts';

/** Ready lists by mode, of different factions. */
const LISTS = {
  Classic: ['The Ledger Balances', 'First Blood'],
  Skirmish: ['Down to the Last Nail', 'Before Breakfast'],
} as const;

interface WarforgeTable extends Table {
  mode: keyof typeof LISTS;
}

/** Its name begins with the title of what is picked. */
const pick = (page: Page, region: RegExp, title: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('radio', { name: new RegExp(`^${title} `) })
    .check({ force: true });

export async function startWarforge(
  page: Page,
  { rival = 'Random', seed = 'robot', mode = 'Skirmish' }: Partial<WarforgeTable> = {},
): Promise<void> {
  await openSetup(page, 'Warforge');
  await sitDown(page, { rival, seed });
  await pick(page, /^Mode/, mode);
  for (const [seat, list] of LISTS[mode].entries()) await pick(page, new RegExp(`^Seat ${seat + 1}`), list);
  await begin(page);
}
