/** A deck code that is none gets a clear message and changes nothing. */
import { expect, test } from '../../../support/app.ts';
import { openFromHome } from '../../../support/screens.ts';
import { bench, panel } from '../forge.ts';

const BAD_CODES = [
  ['LF1-f3', 'A deck code has three parts with dashes between them'],
  ['FL1-f3-ANVIL7', 'A deck code begins with "LF" and the version of the cards'],
  ['LF9-f3-ANVIL7', 'made with version 9 of the cards'],
  ['LF1-f9-ANVIL7', 'There is no faction "f9"; there are f1 (Bellmark)'],
  ['LF1-f3-ANVIL_7', '"_" is neither'],
  ['LF1-f3-12345678901234567', '16 are the most'],
] as const;

test('a deck code that is none is refused with what is wrong with it', async ({ app: { page } }) => {
  await openFromHome(page, 'The forge of decks');
  const before = await bench(page).locator('code').allInnerTexts();
  const place = panel(page, 'From a code');
  const field = place.getByRole('textbox', { name: 'Deck code' });
  for (const [code, problem] of BAD_CODES) {
    await field.fill(code);
    await field.press('Enter');
    await expect(place.getByText(problem)).toBeVisible();
    expect(await field.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby')!)?.textContent)).toContain(
      problem,
    );
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[aria-live="assertive"]').filter({ hasText: problem })).toHaveCount(1);
    await expect(place.getByRole('region', { name: 'The deck of this code' })).toHaveCount(0);
  }
  expect(await bench(page).locator('code').allInnerTexts()).toEqual(before);
});
