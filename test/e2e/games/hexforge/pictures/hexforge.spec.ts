/** Pictures of a match of Hexforge, at moments that a robot comes upon. */
import { play } from '../../../robot/play.ts';
import { test } from '../../../support/app.ts';
import { shootAs } from '../../../support/pictures.ts';
import { hexforgeRobot } from '../robot/robot.ts';
import type { HexSight } from '../robot/sight.ts';
import { startHexforge } from '../table.ts';

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
