/** Whole games by somebody who sees nothing: driven by accessible names and by what the live regions say, and by nothing else. */
import { Ear } from '../robot/ear.ts';
import { BladeforgeListener } from '../robot/bladeforge/listener.ts';
import { HexforgeListener } from '../robot/hexforge/listener.ts';
import { LaneforgeListener } from '../robot/laneforge/listener.ts';
import { expect, test } from '../support/app.ts';
import { startBladeforge, startLaneforge, startMatch } from '../support/table.ts';
import { WHOLE_RUN_ONLY } from '../support/whole-run.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

test('a whole game of Hexforge by accessible names and live regions alone', async ({ app: { page } }) => {
  test.setTimeout(600_000);
  const ear = await Ear.of(page);
  await startMatch(page, { seed: 'by ear' });
  const listener = new HexforgeListener(page, ear, 'by ear');
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

test('a whole game of Laneforge by accessible names and live regions alone', { tag: WHOLE_RUN_ONLY }, async ({ app: { page } }) => {
  test.setTimeout(600_000);
  const ear = await Ear.of(page);
  await startLaneforge(page, { seed: 'by ear' });
  const listener = new LaneforgeListener(page, ear, 'by ear');
  const ending = await listener.play();

  await expect(page.getByRole('region', { name: ending.split('. ')[0] })).toContainText(ending.split('. ')[1]);
  const { deeds } = listener;
  expect(deeds.champion).toBe(1);
  // A rival that is lucky ends it in four turns of two actions each.
  expect(deeds.card).toBeGreaterThan(2);
  expect(deeds.lane).toBeGreaterThan(1);
  expect(deeds.main).toBeGreaterThan(5);
  expect(deeds.activate + deeds.move + deeds.ability + deeds.free).toBeGreaterThan(0);
  const said = ear.heard.join('\n');
  expect(said).toMatch(/Ilka plays /);
  expect(said).toMatch(/Lane \d: .+ deals? \d+ damage/);
});

test(
  'a whole game of Bladeforge at a table of three by accessible names and live regions alone',
  { tag: WHOLE_RUN_ONLY },
  async ({ app: { page } }) => {
    test.setTimeout(600_000);
    const ear = await Ear.of(page);
    await startBladeforge(page, { rivals: ['Random', 'Random'], seed: 'by ear' });
    const listener = new BladeforgeListener(page, ear, 'by ear');
    const ending = await listener.play();

    await expect(page.getByRole('region', { name: ending.split('. ')[0] })).toContainText(ending.split('. ')[1]);
    const { deeds } = listener;
    // How long it lasts hangs on what the robot hears in time.
    expect(deeds.attack).toBeGreaterThan(1);
    expect(deeds.card + deeds.place).toBeGreaterThan(1);
    const said = ear.heard.join('\n');
    // What a card would do for the sword, what my blow did as a sum, and what a rival did.
    expect(said).toMatch(/Attack \S+ → \S+, Defense \S+ → \S+\./);
    expect(said).toMatch(/You attack \w+\. d\d+: \d+ \+ Attack/);
    // Whom rivals that play anything strike is luck.
    expect(said).toMatch(/(Ilka|Tamsin) attacks \w+\./);
  },
);
