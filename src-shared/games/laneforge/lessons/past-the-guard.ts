import { LEARNER } from '../../../kernel/lesson.ts';
import type { LnCardId } from '../types.ts';
import type { LnView } from '../view.ts';
import { banishes, entered, hasWon, holds, inLane, plays, replaced, type LnLesson, type LnStep } from './deeds.ts';
import { lessonPosition, starter } from './decks.ts';

const EEL: LnCardId = 'lockgate-eel:1';
const GIANT: LnCardId = 'marrowroot-giant:1';

const eelPasses = (view: LnView): boolean => inLane(view, LEARNER, 1)?.card === EEL;
const giantBreaks = (view: LnView): boolean => inLane(view, LEARNER, 2)?.card === GIANT;

const stealth: LnStep = {
  says: [
    'Your three creatures will strike for 10; your rival has 19 Health. All other lanes are watched, but some creatures get past a guard.',
    'Stealth slips past an enemy in the back row, as if nobody stood there. A Defender, such as Gatehouse Warden, always stands in the back row.',
  ],
  goal: 'Play Lockgate Eel opposite the Gatehouse Warden.',
  done: ({ after }) => (eelPasses(after) && holds(after, GIANT)) || (giantBreaks(after) && holds(after, EEL)),
  praise: 'That one gets past its guard in Combat.',
  answers: [
    {
      when: (deed) => replaced(deed),
      says: 'One of your three attackers had to go for it, so nothing is gained. Lanes 1 and 2 have room.',
    },
    {
      when: (deed) => entered(deed)?.card === EEL,
      says: 'The Helmet Collector stands in the front row, and there Stealth does nothing: they fight. The Warden stands in the back row.',
    },
    {
      when: (deed) => plays(deed, GIANT),
      says: 'The Giant’s place is in lane 2, where the enemy is weak; against the Warden’s Armor and Health nothing goes through. First the Eel.',
    },
    { when: banishes, says: 'You need both cards in lanes: 10 damage is not enough.' },
  ],
  otherwise: 'Lockgate Eel belongs in lane 1, opposite the Gatehouse Warden.',
  solution: [
    { type: 'playCard', card: EEL, free: false },
    { type: 'chooseLane', lane: 1 },
  ],
};

const breakthrough: LnStep = {
  says: [
    'Breakthrough: in Combat, what is more than the enemy’s Armor and Health goes through to its player.',
    'The Helmet Collector in lane 2 has 1 Health left, since creatures keep their wounds. Marrowroot Giant has 5 Attack: 4 of it go through.',
  ],
  goal: 'Get the other card past its guard too, and win.',
  done: hasWon,
  praise: 'Past the one, through the other: you have won!',
  answers: [
    {
      when: (deed) => replaced(deed),
      says: 'It took the place of another attacker, so the sum is no higher. The Giant has an empty lane opposite the Collector.',
    },
    { when: banishes, says: 'Banished, it strikes nobody, and your rival lives on.' },
  ],
  otherwise: 'Your rival is still there: look where the attack meets the least.',
  solution: [
    { type: 'playCard', card: GIANT, free: false },
    { type: 'chooseLane', lane: 2 },
  ],
};

export const pastTheGuard: LnLesson = {
  id: 'past-the-guard',
  title: 'Past the guard',
  about: 'Find the lane for Stealth and for Breakthrough.',
  minutes: 2,
  start: () =>
    lessonPosition({
      turn: 3,
      A: {
        decks: [starter('f2-starter-1'), starter('f4-starter-1')],
        lanes: { 3: 'rootworrier-boar', 4: 'seedcoffin-bearer', 5: 'sproutling' },
        hand: ['lockgate-eel', 'marrowroot-giant'],
        deck: [],
        health: 22,
      },
      B: {
        decks: [starter('f1-starter-1'), starter('f3-starter-1')],
        lanes: { 1: { card: 'gatehouse-warden', row: 'back' }, 2: { card: 'helmet-collector', health: 1 } },
        deck: [],
        health: 19,
      },
    }),
  beats: [
    {
      card: 'Gatehouse Warden',
      says: 'It guards from the back row, and Stealth slips past whatever stands there: play Lockgate Eel opposite.',
    },
    {
      card: 'Helmet Collector',
      says: 'Wounded, it no longer holds a lane: with Breakthrough what is more than its Health goes through.',
    },
  ],
  steps: [stealth, breakthrough],
};
