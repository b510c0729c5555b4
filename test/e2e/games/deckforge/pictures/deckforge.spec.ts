/** Pictures of Deckforge in all the states of a match, at its table, and in its rules. */
import { test } from '../../../support/app.ts';
import { resizeTo } from '../../../support/boxes.ts';
import { shootAs } from '../../../support/pictures.ts';
import { openScene } from '../../../support/scenes.ts';
import { openFromHome, openSetup } from '../../../support/screens.ts';
import { DECKFORGE_STATES } from '../states.ts';

const SIZES = [
  { width: 1024, height: 640, text: 1 },
  { width: 1280, height: 800, text: 1 },
  { width: 1920, height: 1080, text: 1 },
  { width: 1280, height: 800, text: 2 },
];

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

for (const size of SIZES) {
  const label = `${size.width}x${size.height}${size.text === 1 ? '' : `-${size.text * 100}`}`;
  test(`Deckforge around the match at ${label}`, async ({ app: { page } }) => {
    await resizeTo(page, size);
    const shoot = (name: string) => shootAs(page, `deckforge-${name}-${label}`);
    await openFromHome(page, 'Rules');
    await page
      .getByRole('radio', { name: 'Deckforge' })
      .or(page.getByRole('button', { name: 'Deckforge' }))
      .first()
      .click({ force: true });
    await shoot('rules');
    await page.keyboard.press('Escape');
    await openSetup(page, 'Deckforge');
    await shoot('setup');
    await page.getByRole('radio', { name: /^Everybody’s own/ }).check({ force: true });
    await page.getByRole('button', { name: 'Add seat 5' }).click();
    await shoot('setup-for-five-with-own-decks');
  });

  for (const [scene, states] of DECKFORGE_STATES) {
    test.describe(`${scene} at ${label}`, () => {
      test.use({ scenes: [scene] });
      test('its states', async ({ app: { page } }) => {
        await resizeTo(page, size);
        await openScene(page, scene);
        for (const [name, reach] of states) {
          await test.step(name, async () => {
            await reach(page);
            await shootAs(page, `deckforge-${name.replaceAll(/\W+/g, '-')}-${label}`);
          });
        }
      });
    });
  }
}
