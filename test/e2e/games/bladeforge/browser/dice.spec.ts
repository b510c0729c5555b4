/** Dice, for people who want little motion. */
import { expect, test } from '../../../support/app.ts';
import { openScene } from '../../../support/scenes.ts';
import { liftCurtain, pressMain, region } from '../../../support/steps.ts';
import { expectStill } from '../../../support/still.ts';

test.use({ settings: { motion: 'reduced' }, scenes: ['Round the table'] });

test('nothing tumbles while they are thrown, and the blow is told at once', async ({ app: { page } }) => {
  await openScene(page, 'Round the table');
  await liftCurtain(page, region(page, 'My bench'));
  await page.getByRole('button', { name: /^Seat 2, / }).press('Enter');
  await pressMain(page, /^Attack Round/);
  await expect(region(page, 'Dice tray')).toContainText(/d12: \d+ \+ Attack 4 − Defense 3 = \d+/);
  await expectStill(page);
});
