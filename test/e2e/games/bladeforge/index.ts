import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { E2eGame } from '../game.ts';
import { cardName } from '../../robot/secrets.ts';
import { playedBy, powerCutAt } from '../game.ts';
import { BladeforgeListener } from './robot/listener.ts';
import { bladeforgeRobot } from './robot/robot.ts';
import { BLADEFORGE_LESSON } from './lesson.ts';
import { BLADEFORGE_SCENES } from './scenes.ts';
import { BLADEFORGE_STATES } from './states.ts';
import { startBladeforge } from './table.ts';

const forThree = (page: Page, table: { seed: string }) => startBladeforge(page, { rivals: ['Random', 'Random'], ...table });

export const E2E: E2eGame = {
  scenes: BLADEFORGE_SCENES,
  states: BLADEFORGE_STATES,
  ownSide: 'section[aria-label$=" bench"], [role="group"][aria-label$=" sword"]',
  start: startBladeforge,
  wholeGames: [
    {
      name: 'Bladeforge for two',
      by: 'mouse',
      start: startBladeforge,
      plays: playedBy(bladeforgeRobot),
      touched({ card = 0, carry = 0, main, end = 0, rival = 0 }) {
        expect(card + carry).toBeGreaterThan(2);
        expect(main).toBeGreaterThan(3);
        expect(end + rival).toBeGreaterThan(0);
      },
    },
    {
      name: 'Bladeforge for three',
      by: 'keyboard',
      start: forThree,
      plays: playedBy(bladeforgeRobot),
      touched({ card = 0, carry = 0, main, rival }) {
        expect(card + carry).toBeGreaterThan(2);
        expect(main).toBeGreaterThan(3);
        // Of several rivals one must be named.
        expect(rival).toBeGreaterThan(0);
      },
    },
  ],
  byEar: {
    name: 'Bladeforge at a table of three',
    start: forThree,
    listener: (page, ear, seed) => new BladeforgeListener(page, ear, seed),
    heard(deeds, said) {
      // How long it lasts hangs on what the robot hears in time.
      expect(deeds.attack).toBeGreaterThan(1);
      expect(deeds.card + deeds.place).toBeGreaterThan(1);
      // What a card would do for the sword, what my blow did as a sum, and what a rival did.
      expect(said).toMatch(/Attack \S+ → \S+, Defense \S+ → \S+\./);
      expect(said).toMatch(/You attack \w+\. d\d+: \d+ \+ Attack/);
      // Whom rivals that play anything strike is luck.
      expect(said).toMatch(/(Ilka|Tamsin) attacks \w+\./);
    },
  },
  firstLesson: BLADEFORGE_LESSON,
  powerCut: powerCutAt(bladeforgeRobot, {
    start: forThree,
    // In the middle of my turn: a part is placed, nothing is held.
    until: ({ caption, main, places }) =>
      caption.endsWith('your turn') && main.label.startsWith('Attack…') && places.some(({ label }) => label.startsWith('left Guard: ')),
    standing: ({ caption, main, hand, places, rivals, ends }) => ({ caption, main, hand, places, rivals, ends }),
    // To my next turn.
    onwards: ({ caption }, before) => caption.endsWith('your turn') && turnOf(caption) > turnOf(before.caption),
  }),
  handovers: {
    start: (page) => startBladeforge(page, { rivals: ['Friend'], seed: 'curtain' }),
    plays: playedBy(bladeforgeRobot),
    secret: cardName,
  },
  lab: { bots: ['Greedy', 'Random', 'Random'], matches: 3, says: /with 95 % certainty/ },
};

const turnOf = (caption: string): number => Number(/\d+/.exec(caption)![0]);
