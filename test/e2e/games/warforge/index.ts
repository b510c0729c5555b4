import { expect } from '@playwright/test';
import type { E2eGame } from '../game.ts';
import { cardName } from '../../robot/secrets.ts';
import { playedBy, powerCutAt } from '../game.ts';
import { WarforgeListener } from './robot/listener.ts';
import { warforgeRobot } from './robot/robot.ts';
import { WARFORGE_LESSON } from './lesson.ts';
import { WARFORGE_SCENES } from './scenes.ts';
import { WARFORGE_STATES } from './states.ts';
import { startWarforge } from './table.ts';

const whole = (by: 'mouse' | 'keyboard', mode: 'Classic' | 'Skirmish'): E2eGame['wholeGames'][number] => ({
  name: `Warforge, ${mode}`,
  by,
  start: (page, table) => startWarforge(page, { ...table, mode }),
  plays: playedBy(warforgeRobot),
  touched({ place, card = 0, mode: modes = 0, choice = 0 }) {
    expect(place).toBeGreaterThan(5);
    expect(card).toBeGreaterThan(2);
    expect(modes + choice).toBeGreaterThan(0);
  },
});

export const E2E: E2eGame = {
  scenes: WARFORGE_SCENES,
  states: WARFORGE_STATES,
  ownSide: '[role="gridcell"][aria-label*=", yours"]',
  start: startWarforge,
  wholeGames: [whole('mouse', 'Classic'), whole('keyboard', 'Skirmish')],
  byEar: {
    name: 'Warforge',
    start: startWarforge,
    listener: (page, ear, seed) => new WarforgeListener(page, ear, seed),
    heard(deeds, said) {
      expect(deeds.card).toBeGreaterThan(2);
      expect(deeds.attack).toBeGreaterThan(0);
      expect(deeds.main).toBeGreaterThan(3);
      expect(said).toMatch(/Your .+ attacks .+ (in melee|at range)/);
      expect(said).toMatch(/Ilka (deploys|plays) /);
    },
  },
  firstLesson: WARFORGE_LESSON,
  powerCut: powerCutAt(warforgeRobot, {
    start: startWarforge,
    until: ({ caption, main }) => /Turn ([3-9]|1\d) · your turn/.test(caption) && main.label.startsWith('End turn'),
    standing: ({ caption, main, hand, places }) => ({ caption, main, hand, places: places.map(({ label }) => label) }),
    onwards: ({ caption }, before) => caption.endsWith('your turn') && caption !== before.caption,
  }),
  handovers: {
    start: (page) => startWarforge(page, { rival: 'Friend', seed: 'curtain' }),
    plays: playedBy(warforgeRobot),
    secret: cardName,
  },
  lab: { bots: ['Greedy', 'Random'], matches: 4, says: /with 95 % certainty/ },
  again: {
    start: startWarforge,
    async own(page) {
      const leader = page.getByRole('gridcell', { name: /^W .+, yours/ });
      await expect(leader).toHaveCount(1);
      return (await leader.getAttribute('aria-label'))!.split(',')[0];
    },
  },
};
