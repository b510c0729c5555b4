/** What the rules of Bladeforge do not allow gets a reason and changes nothing. */
import { expect, test } from '../../../support/app.ts';
import { openScene } from '../../../support/scenes.ts';
import { asks, region } from '../../../support/steps.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' }, scenes: ['At the anvil'] });

test('what the rules do not allow says why, and changes nothing', async ({ app: { page } }) => {
  await openScene(page, 'At the anvil');
  await asks(page, 'Your turn:');
  const table = page.locator('[data-region="board"], [data-region="hand"], [data-region="prompt"]').getByRole('button');
  const names = () => table.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  const before = await names();
  const card = (name: RegExp) => region(page, /^Hand/).getByRole('button', { name });

  // A Forge Req above the die; a card that is never played.
  for (const [name, why] of [
    [/Sharp Furniture/, /d10.*d8/],
    [/Trip Mine/, /cannot be played/],
  ] as const) {
    await card(name).press('Enter');
    await asks(page, why);
  }
  // The sword is not whole.
  await page.getByRole('button', { name: /^Reforge/ }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A part of mine while nothing is held.
  await page
    .getByRole('group', { name: 'My sword' })
    .getByRole('button', { name: /^Blade/ })
    .press('Enter');

  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await names()).toEqual(before);
});
