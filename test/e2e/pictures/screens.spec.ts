/** Pictures of every screen for people to look at, in `test-results/screens/`. */
import { hexforgeRobot } from '../games/hexforge/robot/robot.ts';
import type { HexSight } from '../games/hexforge/robot/sight.ts';
import { play } from '../robot/play.ts';
import { test } from '../support/app.ts';
import { beginRun, runFinished } from '../support/lab.ts';
import { shootAs } from '../support/pictures.ts';
import { FOOTER_SCREENS, openFromHome, openSetup, playNow } from '../support/screens.ts';
import { startHexforge } from '../games/hexforge/table.ts';

/** Moments worth a picture, told by what is on offer. */
function sceneOf({ main, cells, menu, caption }: HexSight): string | null {
  if (cells.some(({ label }) => label.includes('can be chosen'))) return 'targets';
  if (menu.length > 0) return 'menu';
  if (cells.some(({ label }) => label.includes('can be moved to'))) return 'path';
  if (main.label.startsWith('Carry out')) return 'orders';
  if (main.label.startsWith('Attack with') && !main.label.startsWith('Attack with nobody')) return 'attacks';
  return caption.startsWith('Turn 9 · your turn') ? 'middle' : null;
}

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
    for (const [screen] of FOOTER_SCREENS) {
      await openFromHome(page, screen);
      await shoot(screen.toLowerCase().replaceAll(' ', '-'));
      await page.keyboard.press('Escape');
    }
    await beginRun(page, { game: 'Laneforge', bots: ['Greedy', 'Apprentice'], matches: 40 });
    await runFinished(page, 40);
    await shoot('lab-run');
    await page.keyboard.press('Escape');
    await openSetup(page);
    await shoot('setup');
    await page.keyboard.press('Escape');
    await playNow(page);
    await shoot('match');
  });

  test(`pictures of a match at ${label}`, async ({ app: { page } }) => {
    await page.setViewportSize(size);
    const shoot = (name: string) => shootAs(page, `${name}-${label}`);
    const shot = new Set<string>();
    await startHexforge(page, { rival: 'Apprentice', turns: 14, seed: 'pictures' });
    await play(page, hexforgeRobot, {
      by: 'mouse',
      seed: 'pictures',
      async watch(sight) {
        const scene = sceneOf(sight);
        if (scene === null || shot.has(scene)) return;
        shot.add(scene);
        await shoot(`match-${scene}`);
      },
    });
    await shoot('match-end');
  });
}
