/** Pictures of Bladeforge in all the states of a match, at its table, and in its rules. */
import { test } from '../../../support/app.ts';
import { shootAs } from '../../../support/pictures.ts';
import { openScene } from '../../../support/scenes.ts';
import { openFromHome, openSetup } from '../../../support/screens.ts';
import { BLADEFORGE_STATES } from '../states.ts';

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

for (const size of SIZES) {
  const label = `${size.width}x${size.height}`;
  test(`Bladeforge around the match at ${label}`, async ({ app: { page } }) => {
    await page.setViewportSize(size);
    const shoot = (name: string) => shootAs(page, `bladeforge-${name}-${label}`);
    await openFromHome(page, 'Rules');
    await page
      .getByRole('radio', { name: 'Bladeforge' })
      .or(page.getByRole('button', { name: 'Bladeforge' }))
      .first()
      .click({ force: true });
    await shoot('rules');
    await page.keyboard.press('Escape');
    await openSetup(page, 'Bladeforge');
    await shoot('setup');
    for (const seat of [5, 6]) await page.getByRole('button', { name: `Add seat ${seat}` }).click();
    await shoot('setup-for-six');
  });

  for (const [scene, states] of BLADEFORGE_STATES) {
    test.describe(`${scene} at ${label}`, () => {
      test.use({ scenes: [scene] });
      test('its states', async ({ app: { page } }) => {
        await page.setViewportSize(size);
        await openScene(page, scene);
        for (const [name, reach] of states) {
          await test.step(name, async () => {
            await reach(page);
            await shootAs(page, `bladeforge-${name.replaceAll(/\W+/g, '-')}-${label}`);
          });
        }
      });
    });
  }
}
