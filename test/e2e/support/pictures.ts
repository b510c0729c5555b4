import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../../test-results/screens');

/** On a busy machine the next one may take its time. */
const STILL = 4;

/** Cards and pieces are drawn in the background when they are first needed: waits until no more of them appear. */
async function drawn(page: Page): Promise<void> {
  let before = -1;
  let still = 0;
  for (let look = 0; look < 40 && still < STILL; look++) {
    const now = await page.locator('svg image').count();
    still = now === before ? still + 1 : 0;
    before = now;
    await page.waitForTimeout(400);
  }
}

/** A picture in `test-results/screens/`. */
export async function shootAs(page: Page, name: string): Promise<void> {
  await drawn(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}
