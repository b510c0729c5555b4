/** The guest's door and lobby without a mouse, and for screen readers. */
import type { Page } from '@playwright/test';
import { ANY_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { hostTable, PHONE, type HostedTable } from '../support/lan-table.ts';

const MOST_TABS = 40;

let table: HostedTable | null = null;
test.afterEach(async () => {
  await table?.end();
  table = null;
});

/** Walks with Tab to what has this role and name, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let n = 0; n < MOST_TABS; n++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${role} “${name}”`);
}

const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a guest sits down and gets ready by keyboard alone, at an accessible door and lobby, also on a phone', async ({ browser }) => {
  table = await hostTable(browser, { id: ANY_GAME.id });
  for (const options of [{}, PHONE]) {
    const page = await table.page(options);
    await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
    await expectAccessible(page);
    expect(await sideways(page)).toBe(0);
    await tabTo(page, 'textbox', 'Your name');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
    await expectAccessible(page);
    expect(await sideways(page)).toBe(0);
    await tabTo(page, 'button', 'I am ready');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'I am ready' })).toBeHidden();
  }
  expect(table.table.lobby.seats.map((seat) => seat.kind === 'guest' && seat.ready)).toEqual([true, true]);
});
