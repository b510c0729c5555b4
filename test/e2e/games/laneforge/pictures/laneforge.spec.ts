/** Pictures of Laneforge in all the states of a match, at its table, in the forge of decks and in its books. */
import { test } from '../../../support/app.ts';
import { shootAs } from '../../../support/pictures.ts';
import { openScene } from '../../../support/scenes.ts';
import { openFromHome, openSetup, playNow } from '../../../support/screens.ts';
import { FORGE_STATES } from '../forge-states.ts';
import { LANEFORGE_STATES } from '../states.ts';

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

for (const size of SIZES) {
  const label = `${size.width}x${size.height}`;
  test(`Laneforge around the match at ${label}`, async ({ app: { page } }) => {
    await page.setViewportSize(size);
    const shoot = (name: string) => shootAs(page, `laneforge-${name.replaceAll(' ', '-')}-${label}`);
    await shoot('home');
    await openFromHome(page, 'Rules');
    await page
      .getByRole('radio', { name: 'Laneforge' })
      .or(page.getByRole('button', { name: 'Laneforge' }))
      .first()
      .click({ force: true });
    await shoot('rules');
    await page.keyboard.press('Escape');
    await openSetup(page, 'Laneforge');
    await shoot('setup');
    await page
      .getByRole('region', { name: /^Seat 2/ })
      .getByRole('radio', { name: 'Friend' })
      .check({ force: true });
    for (const picks of ['one pick hidden', 'both picks hidden']) {
      await page.getByRole('button', { name: 'Put them face down' }).first().click();
      await shoot(picks);
    }
    await page.keyboard.press('Escape');
    await playNow(page, 'Laneforge');
    await shoot('champions');
  });

  test(`the forge of decks at ${label}`, async ({ app: { page } }) => {
    await page.setViewportSize(size);
    for (const [name, reach] of FORGE_STATES) {
      await reach(page);
      await shootAs(page, `laneforge-forge-${name.replaceAll(/\W+/g, '-')}-${label}`);
    }
  });

  for (const [scene, states] of LANEFORGE_STATES) {
    test.describe(`${scene} at ${label}`, () => {
      test.use({ scenes: [scene] });
      test('its states', async ({ app: { page } }) => {
        await page.setViewportSize(size);
        await openScene(page, scene);
        for (const [name, reach] of states) {
          await reach(page);
          await shootAs(page, `laneforge-${name.replaceAll(/\W+/g, '-')}-${label}`);
        }
      });
    });
  }
}
