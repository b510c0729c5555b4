import type { Page } from '@playwright/test';
import type { E2eGame } from '../game.ts';
import { cardName } from '../../robot/secrets.ts';
import { playedBy, powerCutAt } from '../game.ts';
import { deckforgeRobot } from './robot/robot.ts';
import { DECKFORGE_LESSON } from './lesson.ts';
import { DECKFORGE_SCENES } from './scenes.ts';
import { DECKFORGE_STATES } from './states.ts';
import { startDeckforge } from './table.ts';
import { BY_EAR, WHOLE_GAMES } from './whole.ts';

const forThree = (page: Page, table: { seed: string }) => startDeckforge(page, { rivals: ['Random', 'Random'], ...table });

export const E2E: E2eGame = {
  scenes: DECKFORGE_SCENES,
  states: DECKFORGE_STATES,
  ownSide: '[role="row"].mine',
  start: startDeckforge,
  wholeGames: WHOLE_GAMES,
  byEar: BY_EAR,
  firstLesson: DECKFORGE_LESSON,
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
