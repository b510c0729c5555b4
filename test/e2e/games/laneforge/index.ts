import { expect } from '@playwright/test';
import type { E2eGame } from '../game.ts';
import { setName } from '../../robot/secrets.ts';
import { playedBy, powerCutAt } from '../game.ts';
import { LaneforgeListener } from './robot/listener.ts';
import { laneforgeRobot } from './robot/robot.ts';
import { LANEFORGE_LESSON } from './lesson.ts';
import { LANEFORGE_SCENES } from './scenes.ts';
import { LANEFORGE_STATES } from './states.ts';
import { startLaneforge } from './table.ts';

const whole = (by: 'mouse' | 'keyboard'): E2eGame['wholeGames'][number] => ({
  name: 'Laneforge',
  by,
  start: startLaneforge,
  plays: playedBy(laneforgeRobot),
  // A short game may need no banishing.
  touched({ champion, card, cell, banish = 0, ability = 0, activate = 0, mobility = 0 }) {
    // On a slow machine the robot may ask twice before the page shows that it was heard.
    expect(champion).toBeGreaterThan(0);
    expect(card).toBeGreaterThan(5);
    expect(cell).toBeGreaterThan(5);
    expect(banish + ability + activate + mobility).toBeGreaterThan(0);
  },
});

export const E2E: E2eGame = {
  scenes: LANEFORGE_SCENES,
  states: LANEFORGE_STATES,
  ownSide: '[data-band^="my"]',
  start: startLaneforge,
  wholeGames: [whole('mouse'), whole('keyboard')],
  byEar: {
    name: 'Laneforge',
    start: startLaneforge,
    listener: (page, ear, seed) => new LaneforgeListener(page, ear, seed),
    heard(deeds, said) {
      expect(deeds.champion).toBe(1);
      // A rival that is lucky ends it in four turns of two actions each.
      expect(deeds.card).toBeGreaterThan(2);
      expect(deeds.lane).toBeGreaterThan(1);
      expect(deeds.main).toBeGreaterThan(1);
      expect(deeds.activate + deeds.move + deeds.ability + deeds.free).toBeGreaterThan(0);
      expect(said).toMatch(/Ilka plays /);
      expect(said).toMatch(/Lane \d: .+ deals? \d+ damage/);
    },
  },
  firstLesson: LANEFORGE_LESSON,
  powerCut: powerCutAt(laneforgeRobot, {
    start: startLaneforge,
    // In the middle of a turn: one of its five cards is used.
    until: ({ caption, hand }) => caption.startsWith('Turn 3 · your action') && hand.length < 5,
    standing: ({ caption, main, hand, cells }) => ({ caption, main, hand, cells: cells.map(({ label }) => label) }),
    // The turn comes to its Combat and the next one begins.
    onwards: ({ caption }) => caption.startsWith('Turn 4'),
  }),
  handovers: {
    scenes: ['Covered hands'],
    start: (page) => page.getByRole('button', { name: /^Continue: / }).click(),
    plays: playedBy(laneforgeRobot),
    secret: setName,
  },
  workshop: 'The forge of decks',
  lab: { bots: ['Greedy', 'Random'], matches: 4, says: /with 95 % certainty/ },
  again: {
    start: startLaneforge,
    async own(page) {
      await expect(page.getByRole('button', { name: /^Keep / })).toHaveCount(2);
      return page.getByRole('button', { name: /^Keep / }).allInnerTexts();
    },
  },
};
