/** Two guests at a LAN table agree to take something back, pause, and say something to each other. */
import type { Page } from '@playwright/test';
import { E2E_GAMES } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { hostTable, sitDown, type HostedTable } from '../support/lan-table.ts';

/** Wishes of each robot, after which both have decided something. */
const WISHES = 8;

let table: HostedTable | null = null;
test.afterEach(async () => {
  await table?.end();
  table = null;
});

const strip = (page: Page) => page.getByRole('region', { name: 'Among the players' });
const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog').getByRole('button', { name: item });
};

/** The page whose seat cannot take its last decision back by itself, and the other one. */
async function asker(pages: readonly [Page, Page]): Promise<[Page, Page]> {
  for (const [page, other] of [pages, pages.toReversed() as [Page, Page]]) {
    const ask = await more(page, 'Ask to take it back');
    if ((await ask.getAttribute('aria-disabled')) === null) return [page, other];
    await page.keyboard.press('Escape');
  }
  throw new Error('neither could ask to take anything back');
}

test('two guests take something back, pause, and talk', async ({ browser }) => {
  test.setTimeout(300_000);
  const { id, handovers } = E2E_GAMES[0];
  table = await hostTable(browser, { id });
  const [ada, ben] = [await table.page(), await table.page()];
  for (const [page, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const) {
    await sitDown(page, name);
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  await table.start('together');
  const plays = (page: Page, seed: string) => {
    let wishes = 0;
    return handovers.plays(page, { by: 'mouse', seed, until: () => ++wishes > WISHES });
  };
  await Promise.all([plays(ada, 'ada'), plays(ben, 'ben')]);

  const [page, other] = await asker([ada, ben]);
  await page.getByRole('button', { name: 'Ask to take it back' }).click();
  await expect(strip(page)).toContainText('You ask to take your last decision back');
  await expect(strip(other)).toContainText(/(Ada|Ben) asks to take their last decision back/);
  // By keyboard alone.
  await strip(other).getByRole('button', { name: 'Agree' }).focus();
  await other.keyboard.press('Enter');
  for (const one of [page, other]) {
    await expect(strip(one)).toBeHidden();
    await expect(one.locator('[data-region="top"]')).toContainText('casual');
  }

  await (await more(ada, 'Ask for a pause')).click();
  await strip(ben).getByRole('button', { name: 'Agree' }).click();
  await expect(strip(ada)).toContainText('The match is paused.');
  await strip(ben).getByRole('button', { name: 'Go on' }).click();
  await expect(strip(ada)).toBeHidden();

  await (await more(ada, 'Say something…')).click();
  await ada.getByRole('button', { name: 'Well played!' }).click();
  await expect(ben.getByText('Ada: Well played!').first()).toBeVisible();
  expect(table.errors).toEqual([]);
});
