/** Every state of a match, Home and the table at the smallest window, at the one it is designed for and at 4K, in all scales. */
import { ANY_GAME } from '../games/index.ts';
import { test } from '../support/app.ts';
import { MATCH_STATES } from '../support/match-states.ts';
import { shootAs } from '../support/pictures.ts';
import { openScene } from '../support/scenes.ts';
import { openSetup } from '../support/screens.ts';

const WINDOWS = [
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 3840, height: 2160 },
];
const SCALES = [0.8, 1, 2];

for (const size of WINDOWS) {
  for (const uiScale of SCALES) {
    const label = `${size.width}x${size.height}-at-${uiScale * 100}`;
    test.describe(`pictures at ${label} %`, () => {
      test.use({ settings: { uiScale, motion: 'reduced', speed: 'instant' } });

      test('round the match', async ({ app: { page } }) => {
        await page.setViewportSize(size);
        await shootAs(page, `home-${label}`);
        await openSetup(page, ANY_GAME.title);
        await shootAs(page, `setup-${label}`);
      });

      for (const { scene, states } of MATCH_STATES) {
        test.describe(scene, () => {
          test.use({ scenes: [scene] });
          test('its states', async ({ app: { page } }) => {
            await page.setViewportSize(size);
            await openScene(page, scene);
            for (const [name, reach] of states) {
              await reach(page);
              await shootAs(page, `state-${name.replaceAll(/\W+/g, '-')}-${label}`);
            }
          });
        });
      }
    });
  }
}
