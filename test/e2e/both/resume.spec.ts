/** Every action is on the disk before the next one: a power cut costs nothing. */
import { byMouse } from '../robot/mouse.ts';
import { play } from '../robot/play.ts';
import type { Sight } from '../robot/sight.ts';
import { look } from '../robot/sight.ts';
import { expect, test } from '../support/app.ts';
import { startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

/** What must be the same afterwards. What is selected or half said is the window's own and may be gone. */
const standing = ({ caption, main, hand, cells }: Sight) => ({ caption, main, hand, cells: cells.map((cell) => cell.label) });

test('after kill -9 the match goes on at the last action', async ({ app }) => {
  test.setTimeout(120_000);
  await startMatch(app.page, { seed: 'power cut' });
  await play(app.page, byMouse, {
    seed: 'power cut',
    until: ({ caption, main }) => caption.startsWith('Turn 3 · your turn') && main.label.startsWith('Carry out'),
  });
  const before = standing(await look(app.page));

  await app.kill();
  await app.start();

  await app.page
    .getByRole('region', { name: 'Continue' })
    .getByRole('button', { name: /^Continue: Hexforge/ })
    .click();
  await expect.poll(async () => standing(await look(app.page))).toEqual(before);

  const { ending } = await play(app.page, byMouse, { seed: 'afterwards' });
  expect(ending).not.toBe('');
});
