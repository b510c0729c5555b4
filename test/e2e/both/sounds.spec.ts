/** Sounds, as far as they can be seen. */
import { expect, test } from '../support/app.ts';

test('the first press has the sounds made by a worker, which goes when they are', async ({ app: { page } }) => {
  const started = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const worker = await started;
  expect(worker.url()).toContain('sound-worker');
  await expect.poll(() => page.workers()).toEqual([]);
});
