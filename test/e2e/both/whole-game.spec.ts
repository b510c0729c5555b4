/** Whole games through the window, from the set-up table to the end screen, with one way of input alone. */
import type { Page } from '@playwright/test';
import { bladeforgeRobot } from '../robot/bladeforge/robot.ts';
import { hexforgeRobot } from '../robot/hexforge/robot.ts';
import { laneforgeRobot } from '../robot/laneforge/robot.ts';
import type { AnyWish } from '../robot/mind.ts';
import type { Played, Robot } from '../robot/play.ts';
import { play } from '../robot/play.ts';
import type { FrameSight } from '../robot/sight.ts';
import { expect, test } from '../support/app.ts';
import { startBladeforge, startLaneforge, startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

interface Whole<Sight extends FrameSight, Wish extends AnyWish> {
  /** What is played, as the test is named. */
  game: string;
  start(page: Page, table: { seed: string }): Promise<void>;
  /** With which input alone; both where this is left out. */
  ways?: readonly ('mouse' | 'keyboard')[];
  robot: Robot<Sight, Wish>;
  /** It did play, and not only "go on". */
  touched(used: Played['used']): void;
}

function wholeGame<Sight extends FrameSight, Wish extends AnyWish>({
  game,
  start,
  ways = ['mouse', 'keyboard'],
  robot,
  touched,
}: Whole<Sight, Wish>): void {
  for (const by of ways) {
    test(`a whole game of ${game} by ${by} alone`, async ({ app: { page } }) => {
      // On a busy machine the desktop app needs its time, and at a table of three chance makes one game in a hundred three times as long.
      test.setTimeout(900_000);
      await start(page, { seed: `whole game by ${by}` });
      const { ending, used } = await play(page, robot, { by, seed: by });
      expect(ending).not.toBe('');
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
      touched(used);
    });
  }
}

wholeGame({
  game: 'Hexforge',
  start: startMatch,
  robot: hexforgeRobot,
  touched({ tile, card = 0, menu = 0 }) {
    expect(tile).toBeGreaterThan(5);
    expect(card + menu).toBeGreaterThan(3);
  },
});

wholeGame({
  game: 'Laneforge',
  start: startLaneforge,
  robot: laneforgeRobot,
  // A short game may need no banishing.
  touched({ champion, card, cell, banish = 0, ability = 0, activate = 0, mobility = 0 }) {
    // On a slow machine the robot may ask twice before the page shows that it was heard.
    expect(champion).toBeGreaterThan(0);
    expect(card).toBeGreaterThan(5);
    expect(cell).toBeGreaterThan(5);
    expect(banish + ability + activate + mobility).toBeGreaterThan(0);
  },
});

wholeGame({
  game: 'Bladeforge for two',
  start: startBladeforge,
  ways: ['mouse'],
  robot: bladeforgeRobot,
  touched({ card = 0, carry = 0, main, end = 0, rival = 0 }) {
    expect(card + carry).toBeGreaterThan(2);
    expect(main).toBeGreaterThan(3);
    expect(end + rival).toBeGreaterThan(0);
  },
});

wholeGame({
  game: 'Bladeforge for three',
  start: (page, table) => startBladeforge(page, { rivals: ['Random', 'Random'], ...table }),
  ways: ['keyboard'],
  robot: bladeforgeRobot,
  touched({ card = 0, carry = 0, main, rival }) {
    expect(card + carry).toBeGreaterThan(2);
    expect(main).toBeGreaterThan(3);
    // Of several rivals one must be named.
    expect(rival).toBeGreaterThan(0);
  },
});
