/** Every action is on the disk before the next one: a power cut costs nothing. */
import { ANY_GAME, E2E_GAMES } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { LONG } from '../support/tiers.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

// Hosts are killed in matches of every game by `test/sim`, without a window.
for (const { id, title, powerCut } of E2E_GAMES) {
  test(`after kill -9 a match of ${title} goes on at the last action`, { tag: id === ANY_GAME.id ? [] : LONG }, async ({ app }) => {
    await powerCut.start(app.page, { seed: 'power cut' });
    const before = await powerCut.upTo(app.page);
    await app.kill();
    await app.start();
    await app.page
      .getByRole('region', { name: 'Continue' })
      .getByRole('button', { name: new RegExp(`^Continue: ${title}`) })
      .click();
    await expect.poll(() => powerCut.standing(app.page)).toEqual(before);
    await powerCut.goesOn(app.page);
  });
}
