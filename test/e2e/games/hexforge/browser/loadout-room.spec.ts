/** The deck room in a real page: a list made by keyboard alone, kept, and taken to a table; its figures, versions and drags; nothing for automatic checks to find. */
import { expect, test } from '../../../support/app.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { openFromHome } from '../../../support/screens.ts';
import { LONG, UP_TO_FULL } from '../../../support/tiers.ts';

for (const uiScale of [1, 2]) {
  test.describe(`at ${uiScale * 100} %`, { tag: uiScale === 1 ? UP_TO_FULL : LONG }, () => {
    test.use({ settings: { uiScale, motion: 'reduced' } });

    test('a loadout is changed by keyboard, kept and played', async ({ app: { page } }) => {
      await openFromHome(page, 'Cards and decks');
      await page.getByRole('button', { name: 'The loadout room' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The loadout room');
      await expectAccessible(page);
      await page
        .getByRole('button', { name: /^Edit a copy of/ })
        .first()
        .press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectAccessible(page);

      const status = page.getByRole('contentinfo').getByRole('status');
      await expect(status).toHaveText('It can be played.');
      const base = page.getByRole('region', { name: /^Base list/ });
      await base.getByRole('list').getByRole('button').first().focus();
      await page.keyboard.press('-');
      await expect(status).toContainText('The base list has 9 cards');
      await expect(page.getByRole('region', { name: 'Base list: 9 of 10' })).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(status).toHaveText('It can be played.');

      const search = page.getByRole('combobox', { name: 'Search' });
      await search.pressSequentially('cost<=1 ty');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(search).toHaveValue('cost<=1 type:');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('button', { name: 'Play now' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Hexforge match' })).toBeAttached();
    });

    test('a loadout is dragged, looked at in figures, and brought back', async ({ app: { page } }) => {
      await openFromHome(page, 'Cards and decks');
      await page.getByRole('button', { name: 'The loadout room' }).click();
      await page
        .getByRole('button', { name: /^Edit a copy of/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      const costs = page.getByRole('table', { name: /^Cost/ });
      await expect(costs).toContainText('30 cards');
      const base = page.getByRole('region', { name: /^Base list/ });
      const pool = page.getByRole('list', { name: 'Cards to choose from' });
      const first = base.getByRole('list').getByRole('button').first();
      await first.scrollIntoViewIfNeeded();
      await first.dragTo(page.getByRole('region', { name: 'Cards', exact: true }), { targetPosition: { x: 40, y: 20 } });
      await expect(page.getByRole('region', { name: 'Base list: 9 of 10' })).toBeVisible();
      await expect(costs).toContainText('29 cards');
      const other = pool.getByRole('button', { name: /\b0 in it, Enter puts one in/ }).first();
      await other.dragTo(base, { targetPosition: { x: 60, y: 20 } });
      await expect(page.getByRole('region', { name: 'Base list: 10 of 10' })).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).press('Enter');

      await page.getByRole('radio', { name: 'Odds' }).press('Space');
      await expect(page.getByRole('row', { name: /^Opening hand/ })).toContainText('%');
      await page.getByRole('checkbox').first().press('Space');
      await expectAccessible(page);
      await page.getByRole('radio', { name: 'Sample hands' }).press('Space');
      await expect(page.getByRole('list', { name: /^Hand \d+$/ })).toHaveCount(10);
      await page.getByRole('button', { name: 'Next turn' }).press('Enter');
      await expect(page.getByText('Turn 1: 5 cards').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio', { name: 'Notes and versions' }).press('Space');
      await page.getByRole('textbox', { name: /^Notes on/ }).fill('For long games');
      await expect(page.getByText(/\+1 .*−1 /)).toBeVisible();
      await page
        .getByRole('button', { name: /^Bring back the version/ })
        .last()
        .press('Enter');
      await expect(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled', 'true');
      await expectAccessible(page);
    });
  });
}
