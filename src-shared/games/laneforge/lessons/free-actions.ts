import { LEARNER } from '../../../kernel/lesson.ts';
import type { LnCardId } from '../types.ts';
import type { LnView } from '../view.ts';
import { RIVAL, banishes, destroyed, entered, holds, inLane, mine, plays, struck, type LnLesson, type LnStep } from './deeds.ts';
import { lessonPosition } from './decks.ts';

const PALLBEARER: LnCardId = 'patient-pallbearer:1';
const PATROL: LnCardId = 'wallwalk-patrol:1';
const LEAF_FALL: LnCardId = 'leaf-fall:1';
const HOUND: LnCardId = 'lychgate-hound:1';

/** The card of the phase has not been used, and both cards are still there for what comes. */
const isUnspent = (view: LnView): boolean => !view.mainUsed && holds(view, HOUND) && holds(view, LEAF_FALL);

const useActivate: LnStep = {
  says: [
    'In each of your action phases you use one card. Besides that you may take free actions: as many as you have, before that card and after it.',
    'Activate is one: Sounding Choir gives a creature in the next lane +2 Attack and 1 Armor this turn, and is Exhausted. An Exhausted creature still fights.',
  ],
  goal: 'Use Activate of Sounding Choir, for Patient Pallbearer beside it.',
  done: ({ after }) => (mine(after, PALLBEARER)?.thisTurn.attack ?? 0) >= 2 && isUnspent(after),
  praise: 'With Attack 6 the Pallbearer now destroys the Towpath Runner, and lives.',
  answers: [
    {
      when: ({ action }) => action.type === 'useMobility',
      says: 'That was a free action as well, and a good one: it comes next. First the Choir.',
    },
    {
      when: ({ action }) => action.type === 'playCard' && action.free,
      says: 'Free as well, and it has its place in a moment. First the Choir.',
    },
    {
      when: (deed) => plays(deed, HOUND) || plays(deed, LEAF_FALL),
      says: 'That is the one card of this phase. It can wait: free actions cost you nothing, so look for them first.',
    },
    { when: banishes, says: 'That is the one card of this phase, and it did nothing. Look for what is free first.' },
  ],
  otherwise: 'The Pallbearer still has 4 Attack, two too few against the Towpath Runner.',
  solution: [{ type: 'activate', lane: 1 }],
};

const useMobility: LnStep = {
  says: [
    'Wallwalk Patrol faces the Ironlung Bulwark in lane 5, whose Armor takes 2 off every blow. It would lose that fight.',
    'Mobility 1 is a free action as well: Exhaust the creature and Move it one lane, if your side is empty there.',
  ],
  goal: 'Move Wallwalk Patrol to lane 4, where it faces nobody.',
  done: ({ after }) => inLane(after, LEARNER, 4)?.card === PATROL && isUnspent(after),
  praise: 'Now it strikes your rival instead.',
  answers: [
    {
      when: ({ action }) => action.type === 'playCard' && action.free,
      says: 'Free as well, and good: it comes next. First bring the Patrol out of harm’s way.',
    },
    {
      when: (deed) => banishes(deed) || plays(deed, HOUND) || plays(deed, LEAF_FALL),
      says: 'That is the one card of this phase. It can wait; the Patrol can still be moved for nothing.',
    },
  ],
  otherwise: 'The Patrol still stands before the Ironlung Bulwark.',
  solution: [{ type: 'useMobility', lane: 5, to: 4 }],
};

const playFree: LnStep = {
  says: [
    'Some cards are Free: for a price, or if something holds, they are played beside the one card of the phase.',
    'Leaf Fall is Free for destroying a Minion, a creature without a card. Your Mournmoth is one, and it would lose to the Helmet Collector.',
  ],
  goal: 'Play Leaf Fall for Free against the Helmet Collector.',
  done: (deed) => destroyed(deed, RIVAL, 'helmet-collector:1') && !deed.after.mainUsed && holds(deed.after, HOUND),
  praise: 'The Collector is gone, the Mournmoth gave you 2 Health, and your card of the phase is not used yet.',
  answers: [
    {
      when: ({ action }) => action.type === 'playCard' && action.card === LEAF_FALL && !action.free,
      says: 'Played so, it needs no Minion, but it is the one card of this phase, and the Hound must wait. Play it for Free.',
    },
    {
      when: ({ action, before }) => action.type === 'chooseCreature' && before.resolving.some(({ card }) => card === LEAF_FALL),
      says: 'It is weaker now, but it still stands. −3 Attack and −4 Health are just enough to destroy the Helmet Collector.',
    },
    {
      when: (deed) => plays(deed, HOUND),
      says: 'That was the one card of this phase. Leaf Fall can still be Free, but it would have made room for the Hound.',
    },
    { when: banishes, says: 'That was the one card of this phase, and it did nothing.' },
  ],
  otherwise: 'Leaf Fall is still to be played, for Free.',
  solution: [
    { type: 'playCard', card: LEAF_FALL, free: true },
    { type: 'chooseCreature', seat: RIVAL, lane: 3 },
  ],
};

const theOneCard: LnStep = {
  says: ['Nothing free is left. Now use the one card of the phase: lane 3 is empty on both sides.'],
  goal: 'Play Lychgate Hound where it faces nobody.',
  done: (deed) => struck(deed, HOUND),
  praise: 'A fight won, a creature saved, an enemy destroyed, and an attacker more: all in one phase.',
  answers: [
    {
      when: (deed) => entered(deed) !== null,
      says: 'There it did not strike your rival. Lane 3 is empty on both sides, since Leaf Fall cleared it.',
    },
    { when: banishes, says: 'Banished, it strikes nobody. The Hound wants lane 3.' },
  ],
  otherwise: 'The Hound has not struck yet.',
  solution: [
    { type: 'playCard', card: HOUND, free: false },
    { type: 'chooseLane', lane: 3 },
  ],
};

export const freeActions: LnLesson = {
  id: 'free-actions',
  title: 'Free actions',
  about: 'Do more in a phase than play one card.',
  minutes: 3,
  start: () =>
    lessonPosition({
      turn: 3,
      A: {
        lanes: {
          1: 'sounding-choir',
          2: 'patient-pallbearer',
          3: 'mournmoth',
          5: 'wallwalk-patrol',
        },
        hand: ['leaf-fall', 'lychgate-hound'],
        deck: [],
        health: 38,
      },
      B: { lanes: { 2: 'towpath-runner', 3: 'helmet-collector', 5: 'ironlung-bulwark' }, deck: [], health: 36 },
    }),
  steps: [useActivate, useMobility, playFree, theOneCard],
};
