/** Whole games through the window, from the set-up table to the end screen, with one way of input alone. */
import { E2E_GAMES } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { PACKAGE, QUICK } from '../support/tiers.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

/** One is enough to see that a package plays, and for the quick tier: of the newest game, which has been tried least. */
const NEWEST = E2E_GAMES.at(-1)!.wholeGames;

for (const game of E2E_GAMES.flatMap(({ wholeGames }) => wholeGames)) {
  const { name, by, start, plays, touched } = game;
  test(
    `a whole game of ${name} by ${by} alone`,
    { tag: [...(game === NEWEST[0] ? [PACKAGE] : []), ...(NEWEST.includes(game) && by === 'keyboard' ? [QUICK] : [])] },
    async ({ app: { page }, elsewhere }) => {
      // On a busy machine the desktop app needs its time, and at a table of three chance makes one game in a hundred three times as long.
      test.setTimeout(900_000);
      await start(page, { seed: `whole game by ${by}`, elsewhere: async () => (await elsewhere()).page });
      const { ending, used } = await plays(page, { by, seed: by });
      expect(ending).not.toBe('');
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
      touched(used);
    },
  );
}
