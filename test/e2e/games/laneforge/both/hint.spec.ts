/** A hint while a match is played, and a bot that takes its time. */
import { expect, test } from '../../../support/app.ts';
import { openSetup } from '../../../support/screens.ts';

// Even one that sees soon what is best is then seen to think.
test.use({ settings: { speed: 'instant', motion: 'reduced', botPace: 'long' } });

test('against a grandmaster of some style: a hint says what to do and why, and marks the match; the bot can be told to play now', async ({
  app: { page },
}) => {
  await openSetup(page, 'Laneforge');
  const rival = page.getByRole('region', { name: /^Seat 2/ });
  await rival.getByRole('combobox', { name: 'How well it plays' }).selectOption('Grandmaster');
  await rival.getByRole('combobox', { name: 'Style' }).selectOption('Trickster');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const title = page.getByRole('region', { name: 'Laneforge', exact: true });
  await expect(title).not.toContainText('assisted');
  await page.keyboard.press('Shift+H');
  const sure = page.getByRole('dialog', { name: 'Ask for a hint?' });
  await sure.getByRole('button', { name: 'Think for myself' }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await sure.getByRole('button', { name: 'Ask', exact: true }).click();
  const hint = page.getByRole('region', { name: /^Hint: keep / });
  await expect(hint).toContainText('It should leave you');
  await expect(title).toContainText('assisted');
  await hint.getByRole('button', { name: 'Do it' }).click();
  await expect(hint).toHaveCount(0);
  // It takes its time until it is told not to.
  const hurry = page.getByRole('button', { name: /^Play now/ });
  await expect(hurry).toBeVisible();
  await expect(page.getByText(/^Waiting for Ilka \(bot\), \d/)).toBeVisible();
  await hurry.click();
  await expect(hurry).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Leave for Home' }).click();
  await expect(page.getByText('Assisted.')).toBeVisible();
  await expect(page.getByText('You against Ilka (grandmaster, trickster)')).toBeVisible();
});
