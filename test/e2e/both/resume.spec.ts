/** Every action is on the disk before the next one: a power cut costs nothing. */
import { bladeforgeRobot } from '../robot/bladeforge/robot.ts';
import type { BladeSight } from '../robot/bladeforge/sight.ts';
import { look as lookAtBlades } from '../robot/bladeforge/sight.ts';
import { hexforgeRobot } from '../robot/hexforge/robot.ts';
import type { HexSight } from '../robot/hexforge/sight.ts';
import { look as lookAtHexes } from '../robot/hexforge/sight.ts';
import { laneforgeRobot } from '../robot/laneforge/robot.ts';
import type { LaneSight } from '../robot/laneforge/sight.ts';
import { look as lookAtLanes } from '../robot/laneforge/sight.ts';
import { atRest, play } from '../robot/play.ts';
import type { App } from '../support/app.ts';
import { expect, test } from '../support/app.ts';
import type { GameTitle } from '../support/screens.ts';
import { startBladeforge, startLaneforge, startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

/** What must be the same afterwards. What is selected or half said is the window's own and may be gone. */
const standing = ({ caption, main, hand, cells }: HexSight | LaneSight) => ({
  caption,
  main,
  hand,
  cells: cells.map((cell) => cell.label),
});

/** A power cut, and Home's Continue. */
async function comeBack(app: App, game: GameTitle): Promise<void> {
  await app.kill();
  await app.start();
  await app.page
    .getByRole('region', { name: 'Continue' })
    .getByRole('button', { name: new RegExp(`^Continue: ${game}`) })
    .click();
}

test('after kill -9 a match of Hexforge goes on at the last action', async ({ app }) => {
  await startMatch(app.page, { seed: 'power cut' });
  await play(app.page, hexforgeRobot, {
    by: 'mouse',
    seed: 'power cut',
    until: ({ caption, main }) => caption.startsWith('Turn 3 · your turn') && main.label.startsWith('Carry out'),
  });
  const before = standing(await atRest(app.page, lookAtHexes));
  await comeBack(app, 'Hexforge');
  await expect.poll(async () => standing(await lookAtHexes(app.page))).toEqual(before);
  const { ending } = await play(app.page, hexforgeRobot, { by: 'mouse', seed: 'afterwards' });
  expect(ending).not.toBe('');
});

test('after kill -9 a match of Laneforge goes on at the last action', async ({ app }) => {
  await startLaneforge(app.page, { seed: 'power cut' });
  await play(app.page, laneforgeRobot, {
    by: 'mouse',
    seed: 'power cut',
    // In the middle of my action: the card is used, the phase is not over.
    until: ({ caption, main }) => caption.startsWith('Turn 3 · your action') && main.enabled && main.label.startsWith('End phase'),
  });
  const before = standing(await atRest(app.page, lookAtLanes));
  await comeBack(app, 'Laneforge');
  await expect.poll(async () => standing(await lookAtLanes(app.page))).toEqual(before);
  // It does go on: the turn comes to its Combat and the next one begins.
  await play(app.page, laneforgeRobot, { by: 'mouse', seed: 'afterwards', until: ({ caption }) => caption.startsWith('Turn 4') });
});

test('after kill -9 a match of Bladeforge goes on at the last action', async ({ app }) => {
  const standingAtTable = ({ caption, main, hand, places, rivals, ends }: BladeSight) => ({ caption, main, hand, places, rivals, ends });
  await startBladeforge(app.page, { rivals: ['Random', 'Random'], seed: 'power cut' });
  // In the middle of my turn: a part is placed, nothing is held.
  await play(app.page, bladeforgeRobot, {
    by: 'mouse',
    seed: 'power cut',
    until: ({ caption, main, places }) =>
      caption.endsWith('your turn') && main.label.startsWith('Attack…') && places.some(({ label }) => label.startsWith('left Guard: ')),
  });
  const before = standingAtTable(await atRest(app.page, lookAtBlades));
  const turn = Number(/\d+/.exec(before.caption)![0]);
  await comeBack(app, 'Bladeforge');
  await expect.poll(async () => standingAtTable(await lookAtBlades(app.page))).toEqual(before);
  // It does go on, to my next turn.
  const later = ({ caption }: BladeSight) => caption.endsWith('your turn') && Number(/\d+/.exec(caption)![0]) > turn;
  await play(app.page, bladeforgeRobot, { by: 'mouse', seed: 'afterwards', until: later });
});
