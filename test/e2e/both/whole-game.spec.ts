/** A whole game through the window, from the set-up table to the end screen, with one way of input alone. */
import { byKeys } from '../robot/keys.ts';
import { byMouse } from '../robot/mouse.ts';
import type { Hand } from '../robot/play.ts';
import { play } from '../robot/play.ts';
import { expect, test } from '../support/app.ts';
import { startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

const HANDS: [string, Hand][] = [
  ['mouse', byMouse],
  ['keyboard', byKeys],
];

for (const [name, hand] of HANDS) {
  test(`a whole game by ${name} alone`, async ({ app: { page } }) => {
    test.setTimeout(240_000);
    await startMatch(page, { seed: `whole game by ${name}` });
    const { ending, used } = await play(page, hand, { seed: name });
    expect(ending).not.toBe('');
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    // It did play: cards, pieces and the base's abilities, not only "go on".
    expect(used.tile).toBeGreaterThan(5);
    expect(used.card + used.menu).toBeGreaterThan(3);
  });
}
