/** Sounds, as far as they can be seen. */
import type { Worker } from '@playwright/test';
import { expect, test } from '../support/app.ts';

test('the first press has the sounds made by a worker, which goes when they are', async ({ app: { page } }) => {
  // The page has another one, for its pictures.
  const isOurs = (worker: Worker) => worker.url().includes('sound-worker');
  const started = page.waitForEvent('worker', isOurs);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await started;
  await expect.poll(() => page.workers().filter(isOurs)).toEqual([]);
});
