/** Whole games through the window, from the set-up table to the end screen, with one way of input alone. */
import { E2E_GAMES } from '../games/index.ts';
import { expect, test } from '../support/app.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

for (const { name, by, start, plays, touched } of E2E_GAMES.flatMap(({ wholeGames }) => wholeGames)) {
  test(`a whole game of ${name} by ${by} alone`, async ({ app: { page } }) => {
    // On a busy machine the desktop app needs its time, and at a table of three chance makes one game in a hundred three times as long.
    test.setTimeout(900_000);
    await start(page, { seed: `whole game by ${by}` });
    const { ending, used } = await plays(page, { by, seed: by });
    expect(ending).not.toBe('');
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    touched(used);
  });
}
