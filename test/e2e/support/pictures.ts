import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../../test-results/screens');

/** Cards and pieces are drawn in the background when they are first needed: waits until no more of them appear. */
async function drawn(page: Page): Promise<void> {
  let before = -1;
  for (let look = 0; look < 20; look++) {
    const now = await page.locator('svg image').count();
    if (now === before) return;
    before = now;
    await page.waitForTimeout(800);
  }
}

/** A picture in `test-results/screens/`. */
export async function shootAs(page: Page, name: string): Promise<void> {
  await drawn(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}
