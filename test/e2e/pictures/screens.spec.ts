/** Pictures of every screen for people to look at, in `test-results/screens/`. */
import { ANY_GAME, QUICK_GAME } from '../games/index.ts';
import { test } from '../support/app.ts';
import { beginRun, runFinished } from '../support/lab.ts';
import { shootAs } from '../support/pictures.ts';
import { FOOTER_SCREENS } from '../support/footer.ts';
import { openFromHome, openSetup, playNow } from '../support/screens.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const size of SIZES) {
  const label = `${size.width}x${size.height}`;
  test(`pictures at ${label}`, async ({ app: { page } }) => {
    await page.setViewportSize(size);
    const shoot = (name: string) => shootAs(page, `${name}-${label}`);
    await shoot('home');
    for (const screen of FOOTER_SCREENS) {
      await openFromHome(page, screen);
      await shoot(screen.toLowerCase().replaceAll(' ', '-'));
      await page.keyboard.press('Escape');
    }
    await beginRun(page, { game: QUICK_GAME.title, bots: ['Greedy', 'Apprentice'], matches: 40 });
    await runFinished(page, 40);
    await shoot('lab-run');
    await page.keyboard.press('Escape');
    await openSetup(page, ANY_GAME.title);
    await shoot('setup');
    await page.keyboard.press('Escape');
    await playNow(page, ANY_GAME.title);
    await shoot('match');
  });
}
