/** A whole game by somebody who sees nothing: driven by accessible names and by what the live regions say, and by nothing else. */
import { Ear } from '../robot/ear.ts';
import { Listener } from '../robot/hexforge/listener.ts';
import { expect, test } from '../support/app.ts';
import { startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

test('a whole game by accessible names and live regions alone', async ({ app: { page } }) => {
  test.setTimeout(240_000);
  const ear = await Ear.of(page);
  await startMatch(page, { seed: 'by ear' });
  const listener = new Listener(page, ear, 'by ear');
  const ending = await listener.play();

  await expect(page.getByRole('region', { name: ending.split('. ')[0] })).toContainText(ending.split('. ')[1]);
  const { deeds } = listener;
  expect(deeds.card + deeds.menu).toBeGreaterThan(3);
  expect(deeds.order).toBeGreaterThan(5);
  expect(deeds.main).toBeGreaterThan(10);
  // What happened was said as well, mine and the rival's.
  const said = ear.heard.join('\n');
  expect(said).toMatch(/Turn 8: /);
  expect(said).toMatch(/You gain|You harvest|yields/i);
});
