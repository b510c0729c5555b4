/** Fills in the set-up screen of Hexforge. */
import type { Page } from '@playwright/test';
import { openSetup } from '../../support/screens.ts';
import type { Table } from '../../support/table.ts';
import { begin, choose, sitDown } from '../../support/table.ts';

interface HexforgeTable extends Table {
  map: string;
  turns: number;
}

const SMALL_TABLE: HexforgeTable = { rival: 'Random', map: 'Tinker’s Yard', turns: 8, seed: 'robot' };

export async function startHexforge(page: Page, wishes: Partial<HexforgeTable> = {}): Promise<void> {
  const table = { ...SMALL_TABLE, ...wishes };
  await openSetup(page, 'Hexforge');
  await choose(page, /^Map$/, table.map);
  await choose(page, /^House rules$/, 'Seat 1');
  await sitDown(page, table);
  await page.getByRole('textbox', { name: 'Turn limit' }).fill(String(table.turns));
  await begin(page);
}
