/** Pictures of every screen for people to look at, in `test-results/screens/`. */
import { join } from 'node:path';
import { test } from '../support/app.ts';
import { FOOTER_SCREENS, openFromHome, openSetup, playNow } from '../support/screens.ts';

const FOLDER = join(import.meta.dirname, '../../../test-results/screens');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const size of SIZES) {
  const label = `${size.width}x${size.height}`;
  test(`pictures at ${label}`, async ({ app: { page } }) => {
    await page.setViewportSize(size);
    const shoot = (name: string) => page.screenshot({ path: join(FOLDER, `${name}-${label}.png`), animations: 'disabled' });
    await shoot('home');
    for (const [screen] of FOOTER_SCREENS) {
      await openFromHome(page, screen);
      await shoot(screen.toLowerCase().replaceAll(' ', '-'));
      await page.keyboard.press('Escape');
    }
    await openSetup(page);
    await shoot('setup');
    await page.keyboard.press('Escape');
    await playNow(page);
    await page.waitForTimeout(1500);
    await shoot('match');
  });
}
