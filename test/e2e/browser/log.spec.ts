/** The log keeps its newest line in sight, whatever happens beside it, and leaves a reader alone. */
import type { Page } from '@playwright/test';
import { ANY_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';

test.use({
  settings: { motion: 'reduced', speed: 'instant' },
  finished: [ANY_GAME.id],
});

/** Pixels of the log below what is in sight. */
const below = (page: Page) =>
  page.locator('[data-region="log"] .lines').evaluate((lines) => lines.scrollHeight - lines.clientHeight - lines.scrollTop);

/** The card beside it comes and goes within one frame, as when the pointer sweeps over a hand; somebody asks for sizes in between. */
const sweep = (page: Page) =>
  page.evaluate(async () => {
    const beside = document.querySelector<HTMLElement>('.side .inspector')!;
    for (let n = 0; n < 4; n++) {
      beside.style.display = 'none';
      void document.body.offsetHeight;
      beside.style.display = '';
      void document.body.offsetHeight;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

test('the end of the log stays in sight while the card above comes and goes; who scrolls up is left to read', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.getByText('1 finished match').click();
  await page.getByRole('button', { name: /^Replay: / }).click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Go to turn' }).selectOption('Turn 3');
  await expect.poll(() => below(page)).toBeLessThan(2);
  await sweep(page);
  expect(await below(page)).toBeLessThan(2);

  await page.locator('[data-region="log"] .lines').hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => below(page)).toBeGreaterThan(100);
  await sweep(page);
  expect(await below(page)).toBeGreaterThan(100);
});
