/** `test` with a second desktop app, of somebody who sits down at the first one's table: two real programs with a data folder each. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { LanState } from '../../../src-shared/protocol/lan.ts';
import type { Ask } from './ask.ts';
import { freshFolder } from './data-folder.ts';
import { expect, test as base } from './desktop.ts';
import { launchDesktop, type Desktop } from './launch.ts';

export { expect };

const SETTINGS = { speed: 'instant', motion: 'reduced', handover: 'curtain' } as const;
/** Tables on the loopback alone. */
export const ON_LOOPBACK = ['--lan-address=127.0.0.1'];

interface Visitor extends Desktop {
  dataDir: string;
}

export const test = base.extend<{ visitor: Visitor }>({
  settings: SETTINGS,
  // Playwright reads what a fixture needs from its pattern.
  // eslint-disable-next-line no-empty-pattern
  visitor: async ({}, use) => {
    const dataDir = await freshFolder({ settings: SETTINGS, scenes: [], finished: [] });
    const app = await launchDesktop(dataDir, ON_LOOPBACK);
    await use({ ...app, dataDir });
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  },
});

/** Sits down at the table of another program. */
export async function sitDown(page: Page, name: string, { url, code }: { url: string; code: string }): Promise<void> {
  await page.getByRole('button', { name: 'Play with others at home' }).click();
  await page.getByRole('button', { name: 'Sit down with a code' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Code of the table' }).fill(code);
  await page.getByRole('textbox', { name: 'Address of the table' }).fill(new URL(url).host);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('heading', { name: 'The table' }).waitFor();
}

/** The guest of a seat says that they are ready, once what they bring is told: that would take it back. @param ask asks the host of the table */
export async function getReady(page: Page, ask: Ask, seat: number): Promise<void> {
  const lobby = async () => ((await ask('lan.state', {})) as Extract<LanState, { state: 'open' }>).lobby;
  await expect.poll(async () => (await lobby()).seats[seat].picked).toBe('committed');
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect.poll(async () => (await lobby()).problem).toBeNull();
}

export const matchFile = (dataDir: string, match: string): string => readFileSync(join(dataDir, 'matches', `${match}.ffmatch`), 'utf8');

/** The seat of every action in a match's file, in their order. */
export const seatsThatActed = (text: string): number[] =>
  text.split('\n').flatMap((line) => (line.includes('"action"') ? [(JSON.parse(line) as { seat: number }).seat] : []));
