/** Pictures of what opponents bring along: replays with reasons, hints, thought, the Lab under way, stopped and deleted. */
import { E2E_GAMES, QUICK_GAME } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { beginRun, progress } from '../support/lab.ts';
import { shootAs } from '../support/pictures.ts';
import { openSetup } from '../support/screens.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
test.use({ settings: { speed: 'instant', motion: 'reduced' } });

for (const size of SIZES) {
  const label = `${size.width}x${size.height}`;
  for (const { id, title } of E2E_GAMES) {
    test.describe(`${title} at ${label}`, () => {
      test.use({ finished: [id] });

      test(`a replay of ${title} at ${label}`, async ({ app: { page } }) => {
        test.setTimeout(180_000);
        await page.setViewportSize(size);
        const shoot = (name: string) => shootAs(page, `${name}-${id}-${label}`);
        await page.getByText('1 finished match').click();
        await page.getByRole('button', { name: new RegExp(`^Replay: ${title}`) }).click();
        await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
        const why = page.getByRole('group', { name: 'Why' });
        await page.getByRole('combobox', { name: 'Go to turn' }).selectOption('Turn 3');
        for (let i = 0; i < 40 && !(await why.isVisible()); i++) {
          await page.keyboard.press('.');
          await page.waitForTimeout(350);
        }
        await shoot('replay-why');
        await page.getByRole('checkbox', { name: 'All open' }).check();
        await expect(page.getByRole('region', { name: 'Hidden from these eyes' })).toBeVisible();
        await shoot('replay-open');
        await page.getByRole('button', { name: 'Go on from here…' }).click();
        await page.getByRole('combobox', { name: 'The others' }).selectOption('Grandmaster');
        await shoot('replay-go-on');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.getByText('1 finished match').click();
        await page.getByRole('button', { name: /^Look at: / }).click();
        await expect(page.getByRole('figure', { name: 'How it went' })).toBeVisible();
        await shoot('replay-course');
      });

      test(`a hint in ${title} at ${label}`, async ({ app: { page } }) => {
        test.setTimeout(120_000);
        await page.setViewportSize(size);
        await openSetup(page, title);
        await page
          .getByRole('region', { name: /^Seat 2/ })
          .getByRole('combobox', { name: 'How well it plays' })
          .selectOption('Grandmaster');
        await page.getByRole('button', { name: 'Start the match' }).click();
        await page.getByRole('button', { name: 'Hint', exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
        await expect(page.getByRole('region', { name: /^Hint: / })).toBeVisible();
        await shootAs(page, `hint-${id}-${label}`);
      });
    });
  }

  test(`the Lab at ${label}`, async ({ app: { page } }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await beginRun(page, { game: QUICK_GAME.title, bots: ['Greedy', 'Greedy'], matches: 2000 });
    await expect.poll(async () => Number(await progress(page).getAttribute('value')), { timeout: 60_000 }).toBeGreaterThan(20);
    await shootAs(page, `lab-under-way-${label}`);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText(/matches, stopped$/)).toBeVisible();
    await shootAs(page, `lab-stopped-${label}`);
  });
}
