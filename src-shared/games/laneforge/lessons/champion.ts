import { LEARNER } from '../../../kernel/lesson.ts';
import type { LnCardId } from '../types.ts';
import { banishes, entered, hasWon, isOpen, replaced, type LnLesson, type LnStep } from './deeds.ts';
import { lessonPosition, starter } from './decks.ts';

const HOUND: LnCardId = 'lychgate-hound:1';

const cardFirst: LnStep = {
  says: [
    'Beside the lanes stands your Champion, Halloran Vey. In each of the cycles 2, 3 and 4 it has one ability, to be used once, as a free action.',
    'The one of this cycle gives each of your creatures +3 Attack this turn: those in play when you use it. So bring them in first.',
  ],
  goal: 'Play Lychgate Hound where it faces nobody.',
  done: ({ after }) =>
    isOpen(after, HOUND) && after.seats[LEARNER].champion.ready && after.creatures.filter(({ seat }) => seat === LEARNER).length === 2,
  praise: 'Two attackers with nobody before them. Free actions may also come after the card.',
  answers: [
    {
      when: ({ action }) => action.type === 'useChampion',
      says: 'Only the Pallbearer was in play to get +3 Attack. Used after the Hound has come, it counts twice.',
    },
    { when: (deed) => replaced(deed), says: 'The Hound took the Pallbearer’s place: one attacker instead of two.' },
    { when: (deed) => entered(deed) !== null, says: 'There it fights the Helmet Collector. Lanes 1, 3 and 5 are open.' },
    { when: banishes, says: 'Banished, it cannot be made stronger. Play it into an open lane.' },
  ],
  otherwise: 'First the Hound, then the Champion.',
  solution: [
    { type: 'playCard', card: HOUND, free: false },
    { type: 'chooseLane', lane: 3 },
  ],
};

const useIt: LnStep = {
  says: [
    'Your creatures have 9 Attack together, and your rival has 15 Health. With +3 each it is 15.',
    'This turn is the last of the cycle: an ability that is not used by then is lost.',
  ],
  goal: 'Use your Champion’s ability, and win.',
  done: hasWon,
  praise: '7 and 8 make 15: you have won! A Champion’s ability is worth waiting for the right turn, but not longer than the cycle.',
  otherwise: 'The ability is not used yet, and your rival is still there. Once the cycle ends, it is lost.',
  solution: [{ type: 'useChampion' }],
};

export const champion: LnLesson = {
  id: 'champion',
  title: 'Your Champion',
  about: 'Use your Champion at the right moment.',
  minutes: 1,
  start: () =>
    lessonPosition({
      turn: 6,
      A: {
        decks: [starter('f1-starter-2'), starter('f4-starter-2')],
        lanes: { 2: 'patient-pallbearer' },
        hand: ['lychgate-hound'],
        health: 19,
      },
      B: { lanes: { 4: 'helmet-collector' }, deck: [], health: 15 },
    }),
  steps: [cardFirst, useIt],
};
