import { expect } from '@playwright/test';
import type { E2eGame } from '../game.ts';
import { cardName } from '../../robot/secrets.ts';
import { playedBy, powerCutAt } from '../game.ts';
import { HexforgeListener } from './robot/listener.ts';
import { hexforgeRobot } from './robot/robot.ts';
import { HEXFORGE_LESSON } from './lesson.ts';
import { HEXFORGE_SCENES } from './scenes.ts';
import { HEXFORGE_STATES } from './states.ts';
import { startHexforge } from './table.ts';

const whole = (by: 'mouse' | 'keyboard'): E2eGame['wholeGames'][number] => ({
  name: 'Hexforge',
  by,
  start: startHexforge,
  plays: playedBy(hexforgeRobot),
  touched({ tile, card = 0, menu = 0 }) {
    expect(tile).toBeGreaterThan(5);
    expect(card + menu).toBeGreaterThan(3);
  },
});

export const E2E: E2eGame = {
  scenes: HEXFORGE_SCENES,
  states: HEXFORGE_STATES,
  ownSide: '[role="gridcell"][aria-label*="yours"]',
  start: startHexforge,
  wholeGames: [whole('mouse'), whole('keyboard')],
  byEar: {
    name: 'Hexforge',
    start: startHexforge,
    listener: (page, ear, seed) => new HexforgeListener(page, ear, seed),
    heard(deeds, said) {
      expect(deeds.card + deeds.menu).toBeGreaterThan(3);
      expect(deeds.order).toBeGreaterThan(5);
      // Phases with nothing in them pass by themselves.
      expect(deeds.main).toBeGreaterThan(5);
      // What happened was said as well, mine and the rival's.
      expect(said).toMatch(/Turn 8: /);
      expect(said).toMatch(/You gain|You harvest|yields/i);
    },
  },
  firstLesson: HEXFORGE_LESSON,
  powerCut: powerCutAt(hexforgeRobot, {
    start: startHexforge,
    // In some turn of the first ones orders are given.
    until: ({ caption, main }) => /^Turn ([3-9]|1\d) · your turn/.test(caption) && main.label.startsWith('Carry out'),
    standing: ({ caption, main, hand, cells }) => ({ caption, main, hand, cells: cells.map(({ label }) => label) }),
    onwards: ({ caption }, before) => caption.endsWith('your turn') && caption !== before.caption,
  }),
  handovers: {
    start: (page) => startHexforge(page, { rival: 'Friend', seed: 'curtain' }),
    plays: playedBy(hexforgeRobot),
    secret: cardName,
  },
  lab: { bots: ['Random', 'Random'], matches: 2, says: /are the same bot: what differs between them is luck/ },
  again: {
    start: startHexforge,
    async own(page) {
      const base = page.getByRole('gridcell', { name: /base, yours/ });
      await expect(base).toHaveCount(1);
      return (await base.getAttribute('aria-label'))!.split(', ')[1];
    },
  },
  short: (config) => ({ ...(config as object), maxTurns: 8 }),
};
