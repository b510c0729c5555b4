/** A link to a deck, at the start of the program and by a second start. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../../support/desktop.ts';
import { startAgain } from '../../../support/launch.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

const CODE = 'LF1-f3-STARTER1';

function kept(dataDir: string): string[] {
  const folder = join(dataDir, 'library/laneforge');
  return existsSync(folder) ? readdirSync(folder) : [];
}

test('a link shows a deck and keeps nothing', async ({ start, dataDir }) => {
  const { page } = await start([`fiveforges://deck/${CODE}`]);
  const deck = page.getByRole('region', { name: 'The deck of this code' });
  await expect(deck).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Deck code' })).toHaveValue(CODE);
  const other = 'LF1-f1-OTHER';
  await startAgain(dataDir, [`fiveforges://deck/${other}`]);
  await expect(page.getByRole('textbox', { name: 'Deck code' })).toHaveValue(other);
  await startAgain(dataDir, ['fiveforges://deck/LF1-f99-X']);
  await expect(page.getByText('There is no faction "f99"').first()).toBeVisible();
  expect(kept(dataDir)).toEqual([]);
  // What stands there when somebody does keep it.
  await startAgain(dataDir, [`fiveforges://deck/${CODE}`]);
  await page.getByRole('region', { name: 'From a code' }).getByRole('button', { name: 'Keep…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect.poll(() => kept(dataDir)).toHaveLength(1);
});
