/** Laneforge between two people at one screen, each with the own hand covered as well. */
import { everythingOn } from '../../../robot/secrets.ts';
import { expect, test } from '../../../support/app.ts';
import { liftCurtain } from '../../../support/steps.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced', games: { laneforge: { coverOwnHand: true } } }, scenes: ['Covered hands'] });

test('it is in the page only while its key is held, or after it was asked for', async ({ app: { page } }) => {
  const HELD = ['Wallwalk Patrol', 'Melt Down', 'Pattern Scribe', 'Lean on the Bellows'];
  const inPage = async () => {
    const everything = await everythingOn(page);
    return HELD.filter((name) => everything.includes(name));
  };
  await page.getByRole('button', { name: /^Continue: / }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await inPage()).toEqual([]);
  const show = page.getByRole('button', { name: /^Show my hand/ });
  await liftCurtain(page, show);
  expect(await inPage()).toEqual([]);

  const cards = page.getByRole('region', { name: /^Hand/ }).getByRole('button', { name: /^\d: / });
  await page.getByRole('gridcell', { name: /^Lane 3/ }).focus();
  await page.keyboard.down('h');
  await expect(cards).toHaveCount(5);
  await page.keyboard.up('h');
  await expect(cards).toHaveCount(0);

  await show.click();
  await expect(cards).toHaveCount(5);
  expect(await inPage()).toEqual(HELD);
});
