/** Fills in the set-up screen as a person would. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openSetup } from './screens.ts';

export interface Table {
  /** Who sits in seat 2; seat 1 is mine. */
  rival: 'Random' | 'Novice' | 'Apprentice' | 'Journeyman' | 'Friend';
  seed: string;
}

interface HexforgeTable extends Table {
  map: string;
  turns: number;
}

const SMALL_TABLE: HexforgeTable = { rival: 'Random', map: 'Tinker’s Yard', turns: 8, seed: 'robot' };

/** Ready-made decks, two of different factions for each seat. */
const DECKS = [
  ['LF1-f1-STARTER1', 'LF1-f3-STARTER1'],
  ['LF1-f2-STARTER1', 'LF1-f4-STARTER1'],
] as const;

/** Radio buttons are drawn by their labels, which lie over them. */
const choose = (page: Page, region: RegExp, name: string) =>
  page.getByRole('region', { name: region }).getByRole('radio', { name, exact: true }).check({ force: true });

/** A bot's level is in a list. */
async function seat(page: Page, number: number, rival: Table['rival']): Promise<void> {
  const region = new RegExp(`^Seat ${number}`);
  if (rival === 'Friend') await choose(page, region, rival);
  else await page.getByRole('region', { name: region }).getByRole('combobox', { name: 'How well it plays' }).selectOption(rival);
}

async function sitDown(page: Page, { rival, seed }: Table): Promise<void> {
  await seat(page, 2, rival);
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeHidden();
}

export async function startMatch(page: Page, wishes: Partial<HexforgeTable> = {}): Promise<void> {
  const table = { ...SMALL_TABLE, ...wishes };
  await openSetup(page);
  await choose(page, /^Map$/, table.map);
  await choose(page, /^House rules$/, 'Seat 1');
  await sitDown(page, table);
  await page.getByRole('spinbutton', { name: 'Turn limit' }).fill(String(table.turns));
  await begin(page);
}

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

interface BladeforgeTable {
  /** Who sits in the seats after mine. */
  rivals: readonly Table['rival'][];
  seed: string;
}

export async function startBladeforge(page: Page, { rivals = ['Random'], seed = 'robot' }: Partial<BladeforgeTable> = {}): Promise<void> {
  await openSetup(page, 'Bladeforge');
  const seats = page.getByRole('region', { name: /^Seat \d/ });
  const wanted = rivals.length + 1;
  for (let n = await seats.count(); n > wanted; n--) await page.getByRole('button', { name: `Take seat ${n} away` }).click();
  for (let n = await seats.count(); n < wanted; n++) await page.getByRole('button', { name: `Add seat ${n + 1}` }).click();
  await expect(seats).toHaveCount(wanted);
  for (const [i, rival] of rivals.entries()) await seat(page, i + 2, rival);
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await begin(page);
}
