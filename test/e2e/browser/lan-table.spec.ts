/** A LAN table in browsers: guests join with the code of its link, play by touch and by mouse, and come back. */
import type { Page } from '@playwright/test';
import { E2E_GAMES } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { hostTable, PHONE, sitDown, type HostedTable } from '../support/lan-table.ts';
import { tapping } from '../support/tapping.ts';
import { LONG } from '../support/tiers.ts';

/** Wishes of the robot after which the phone is reloaded. */
const BEFORE_RELOAD = 12;

const ready = (page: Page) => page.getByRole('button', { name: 'I am ready' }).click();
const playable = (page: Page) => page.locator('[data-region="prompt"] button.main').waitFor();

let table: HostedTable | null = null;
test.afterEach(async () => {
  await table?.end();
  table = null;
});

// Whole games of all by touch are many minutes; one shows the way.
for (const [n, { id, title, short, handovers }] of E2E_GAMES.entries()) {
  test(
    `two guests play ${title}, one by touch on a phone that is reloaded`,
    { tag: n > 0 ? [LONG] : [] },
    async ({ browser }, { annotations }) => {
      test.setTimeout(900_000);
      table = await hostTable(browser, { id, short });
      const [phone, desk] = [await table.page(PHONE), await table.page()];
      await sitDown(phone, 'Ada');
      await sitDown(desk, 'Ben');
      await expect(phone).toHaveURL(/\/$/);
      await ready(phone);
      await expect(desk.getByText('Waiting for you to be ready.')).toBeVisible();
      await ready(desk);
      await expect(phone.getByText('Everybody is ready')).toBeVisible();
      await table.start('two guests');
      await Promise.all([playable(phone), playable(desk)]);

      const other = handovers.plays(desk, { by: 'mouse', seed: 'desk' });
      let wishes = 0;
      const first = await handovers.plays(tapping(phone), { by: 'mouse', seed: 'phone', until: () => ++wishes > BEFORE_RELOAD });
      expect(first.ending).toBe('');
      const began = performance.now();
      await phone.reload({ waitUntil: 'commit' });
      await playable(phone);
      annotations.push({ type: 'reload', description: `${Math.round(performance.now() - began)} ms until a playable board` });
      const [{ ending, used }] = await Promise.all([handovers.plays(tapping(phone), { by: 'mouse', seed: 'phone' }), other]);
      expect(ending).not.toBe('');
      // It did play, and not only go on.
      expect(Object.keys(used).filter((kind) => kind !== 'wait' && kind !== 'main')).not.toEqual([]);

      await expect(phone.getByRole('button', { name: 'Rematch' })).toBeHidden();
      await phone.getByRole('button', { name: 'To the table' }).tap();
      await expect(phone.getByText('The match is over.')).toBeVisible();
      table.table.endMatch();
      await expect(desk.getByRole('button', { name: 'I am ready' })).toBeVisible();
      await expect(phone.getByRole('button', { name: 'I am ready' })).toBeVisible();
      expect(table.errors).toEqual([]);
    },
  );
}
