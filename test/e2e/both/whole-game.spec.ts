/** Whole games through the window, from the set-up table to the end screen, with one way of input alone. */
import type { Page } from '@playwright/test';
import { hexforgeRobot } from '../robot/hexforge/robot.ts';
import { laneforgeRobot } from '../robot/laneforge/robot.ts';
import type { AnyWish } from '../robot/mind.ts';
import type { Played, Robot } from '../robot/play.ts';
import { play } from '../robot/play.ts';
import type { FrameSight } from '../robot/sight.ts';
import { expect, test } from '../support/app.ts';
import type { GameTitle } from '../support/screens.ts';
import { startLaneforge, startMatch } from '../support/table.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

interface Whole<Sight extends FrameSight, Wish extends AnyWish> {
  game: GameTitle;
  start(page: Page, table: { seed: string }): Promise<void>;
  robot: Robot<Sight, Wish>;
  /** It did play, and not only "go on". */
  touched(used: Played['used']): void;
}

function wholeGame<Sight extends FrameSight, Wish extends AnyWish>({ game, start, robot, touched }: Whole<Sight, Wish>): void {
  for (const by of ['mouse', 'keyboard'] as const) {
    test(`a whole game of ${game} by ${by} alone`, async ({ app: { page } }) => {
      // On a busy machine the desktop app needs its time.
      test.setTimeout(480_000);
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
  touched({ champion, card, cell, banish, ability = 0, activate = 0, mobility = 0 }) {
    expect(champion).toBe(1);
    expect(card).toBeGreaterThan(5);
    expect(cell).toBeGreaterThan(5);
    expect(banish).toBeGreaterThan(0);
    expect(ability + activate + mobility).toBeGreaterThan(0);
  },
});
