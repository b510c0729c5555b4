import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { E2eGame } from '../game.ts';
import { cardName } from '../../robot/secrets.ts';
import { playedBy, powerCutAt } from '../game.ts';
import { DeckforgeListener } from './robot/listener.ts';
import { deckforgeRobot } from './robot/robot.ts';
import { DECKFORGE_SCENES } from './scenes.ts';
import { DECKFORGE_STATES } from './states.ts';
import { startDeckforge } from './table.ts';

/** One who weighs each move ends a match in less time than one who does not. */
const againstNovice = (page: Page, table: { seed: string }) => startDeckforge(page, { rivals: ['Novice'], ...table });
const forThree = (page: Page, table: { seed: string }) => startDeckforge(page, { rivals: ['Random', 'Random'], ...table });

const whole = (by: 'mouse' | 'keyboard', name: string, start: E2eGame['start']): E2eGame['wholeGames'][number] => ({
  name,
  by,
  start,
  plays: playedBy(deckforgeRobot),
  touched({ spot, card = 0, carry = 0, answer = 0, main }) {
    // How long a match lasts hangs on how fast the robot is: a novice wins some before the tenth turn.
    expect(spot).toBeGreaterThan(0);
    expect(card + carry).toBeGreaterThan(2);
    // The type to reveal before the first turn at the least.
    expect(answer).toBeGreaterThan(0);
    expect(main).toBeGreaterThan(3);
  },
});

export const E2E: E2eGame = {
  scenes: DECKFORGE_SCENES,
  states: DECKFORGE_STATES,
  ownSide: '[role="row"].mine',
  start: startDeckforge,
  wholeGames: [whole('mouse', 'Deckforge for two', againstNovice), whole('keyboard', 'Deckforge against a novice', againstNovice)],
  byEar: {
    name: 'Deckforge',
    start: againstNovice,
    listener: (page, ear, seed) => new DeckforgeListener(page, ear, seed),
    heard(deeds, said) {
      expect(deeds.type).toBeGreaterThan(0);
      expect(deeds.token).toBeGreaterThan(3);
      expect(deeds.attack).toBeGreaterThan(1);
      expect(deeds.main).toBeGreaterThan(3);
      // What a token may become, what my attack came to, and what a rival did.
      expect(said).toMatch(/It becomes one of \d+ .+, on average/);
      expect(said).toMatch(/Your .+ attacks (Ilka|Tamsin)/);
      expect(said).toMatch(/(Ilka|Tamsin) plays an? .+: .+\./);
    },
  },
  powerCut: powerCutAt(deckforgeRobot, {
    start: forThree,
    // In the middle of my turn: a creature of mine is in play, nothing is held.
    until: ({ caption, main, spots }) =>
      caption.endsWith('your turn') && main.label.startsWith('End turn') && spots.some(({ label }) => label.includes('Creature, yours')),
    standing: ({ caption, main, hand, spots }) => ({ caption, main, hand, spots }),
    // To my next turn.
    onwards: ({ caption }, before) => caption.endsWith('your turn') && caption !== before.caption,
  }),
  handovers: {
    start: (page) => startDeckforge(page, { rivals: ['Friend'], seed: 'curtain' }),
    plays: playedBy(deckforgeRobot),
    secret: cardName,
  },
  lab: { bots: ['Greedy', 'Random', 'Random'], matches: 3, says: /with 95 % certainty/ },
  short: (config) => ({ ...(config as object), seats: 2, maxTurns: 40 }),
};
