import { LEARNER } from '../../../kernel/lesson.ts';
import type { LnCardId } from '../types.ts';
import { banishes, entered, hasWon, holds, inLane, type LnLesson, type LnStep } from './deeds.ts';
import { lessonPosition } from './decks.ts';

const WARDEN: LnCardId = 'gatehouse-warden:1';
const SOIL: LnCardId = 'turned-soil:1';

const block: LnStep = {
  says: [
    'This is turn 12, the last. After it comes Sudden Death: whoever has less Health loses at once. You have 20 each.',
    'So Health counts now, and what stands in the lanes for later does not. A Gust Kite is about to strike you for 7.',
  ],
  goal: 'Stop the Gust Kite: play Gatehouse Warden into lane 3.',
  done: ({ after }) =>
    (inLane(after, LEARNER, 3)?.card === WARDEN && holds(after, SOIL)) ||
    (after.seats[LEARNER].health > 20 && after.seats[LEARNER].handCount === 1),
  praise: 'That is one half of it: there is one action left to you.',
  answers: [
    {
      when: (deed) => entered(deed) !== null,
      says: 'There it stops nobody, and a turn in which it could attack will not come. The Gust Kite is in lane 3.',
    },
    {
      when: (deed) => banishes(deed),
      says: 'A next level would come back with the next deck: too late. You need both cards now.',
    },
  ],
  otherwise: 'The Gust Kite would take 7 of your 20 Health.',
  solution: [
    { type: 'playCard', card: WARDEN, free: false },
    { type: 'chooseLane', lane: 3 },
  ],
};

const getAhead: LnStep = {
  says: [
    'If you are equal when it begins, Sudden Death goes on for up to three turns, and the first difference decides.',
    'Better to be ahead at once: one point of Health is enough.',
  ],
  goal: 'Have more Health than your rival when the turn ends.',
  done: hasWon,
  praise: 'More Health than your rival as Sudden Death begins: it has lost, and you have won!',
  answers: [
    {
      when: banishes,
      says: 'Equal, so Sudden Death goes on: from now on the first difference decides, and it need not be in your favour.',
    },
  ],
  otherwise: 'You are not ahead yet. The Warden stops the Gust Kite, and Turned Soil gains you 6 Health.',
  solution: [{ type: 'playCard', card: SOIL, free: false }],
};

export const suddenDeath: LnLesson = {
  id: 'sudden-death',
  title: 'Sudden Death',
  about: 'Be ahead when the last turn ends.',
  minutes: 1,
  start: () =>
    lessonPosition({
      turn: 12,
      forge: 'B',
      phase: 'action2',
      A: { hand: ['gatehouse-warden', 'turned-soil'], deck: ['lychgate-hound', 'crucible-golem'], championUsed: true, health: 20 },
      B: { lanes: { 3: { card: 'gust-kite', attack: 7, health: 7 } }, deck: [], championUsed: true, health: 20 },
    }),
  steps: [block, getAhead],
};
