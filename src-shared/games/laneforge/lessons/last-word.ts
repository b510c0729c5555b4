import { LEARNER } from '../../../kernel/lesson.ts';
import type { LnCardId } from '../types.ts';
import {
  RIVAL,
  banishes,
  destroyed,
  entered,
  holds,
  inLane,
  isOpen,
  plays,
  replaced,
  rivalWith,
  type LnLesson,
  type LnStep,
} from './deeds.ts';
import { lessonPosition } from './decks.ts';

const HOUND: LnCardId = 'lychgate-hound:1';
const MELT_DOWN: LnCardId = 'melt-down:1';
const RUNNER: LnCardId = 'towpath-runner:1';
const STAG: LnCardId = 'hollow-stag:1';

const holdBack: LnStep = {
  says: [
    'Your rival holds the Forge, so it acts first and third, and you second and fourth. Whatever you do now, it still has an answer.',
    'Two of your cards could deal with the Helmet Collector. Spend the one that is tied to a lane anyway, and keep the one that reaches every lane.',
  ],
  goal: 'Stop the Helmet Collector in lane 2, and keep Melt Down.',
  done: ({ after }) => inLane(after, LEARNER, 2)?.card === HOUND && holds(after, MELT_DOWN),
  praise: 'The Hound stands in its way, and whatever your rival did with its last action, you still have an answer.',
  answers: [
    {
      when: (deed) => plays(deed, MELT_DOWN),
      says: 'The Collector is gone, but your rival acts once more, and what it brings now has nothing to fear. The Hound could have done this.',
    },
    {
      when: (deed) => entered(deed) !== null,
      says: 'From there the Hound strikes your rival, but the Collector strikes you, and stays. Before the Collector it destroys it, and lives.',
    },
    { when: banishes, says: 'Its next level is earned, but you are behind on the lanes now, and that comes first.' },
  ],
  otherwise: 'The Hound belongs in lane 2.',
  solution: [
    { type: 'playCard', card: HOUND, free: false },
    { type: 'chooseLane', lane: 2 },
  ],
};

const lastWord: LnStep = {
  says: [
    'Your rival used its last action for a Towpath Runner in lane 4. Yours is the fourth: nothing can come after it but Combat.',
    'That is what it is worth to act last: you see all there is, and cannot be answered.',
  ],
  goal: 'Destroy the Towpath Runner before it strikes.',
  done: (deed) => destroyed(deed, RIVAL, RUNNER),
  praise: 'Both attackers are destroyed, and your rival’s lanes are empty.',
  answers: [
    {
      when: ({ action }) => action.type === 'chooseCreature',
      says: 'The Collector would have fallen to the Hound in any case. The Runner faces nobody and struck you.',
    },
    { when: banishes, says: 'Banished, Melt Down does nothing, and the Runner struck you.' },
  ],
  otherwise: 'The Towpath Runner is still there.',
  solution: [
    { type: 'playCard', card: MELT_DOWN, free: false },
    { type: 'chooseCreature', seat: RIVAL, lane: 4 },
  ],
};

const twiceInARow: LnStep = {
  says: [
    'The Forge has passed to you. You acted last, and now you act first: two actions with nothing in between. Plan them together.',
    'The Hound kept its wound: 1 Health of 5. Do not let a new creature take its place as long as it can still strike; lanes are free.',
  ],
  goal: 'Play Hollow Stag into an empty lane, and keep the Hound.',
  done: ({ after }) => isOpen(after, STAG) && inLane(after, LEARNER, 2)?.card === HOUND,
  praise: 'First you cleared the lanes, now you fill them: your rival has two attackers to stop.',
  answers: [
    {
      when: (deed) => replaced(deed),
      says: 'Even with 1 Health the Hound strikes for 5. Two attackers are harder to stop than one.',
    },
    {
      when: (deed) => plays(deed, 'gatehouse-warden:1'),
      says: 'There is nothing to guard against yet: your rival’s lanes are empty. This is the moment to attack.',
    },
    {
      when: (deed) => plays(deed, 'anvil-cantor:1'),
      says: 'It attacks, too, but Hollow Stag is stronger while you hold the Forge. Play first what the Forge makes better.',
    },
    { when: banishes, says: 'With all lanes open, a creature in play is worth more than a next level.' },
  ],
  otherwise: 'Hollow Stag is still in your hand.',
  solution: [
    { type: 'playCard', card: STAG, free: false },
    { type: 'chooseLane', lane: 4 },
  ],
};

export const theLastWord: LnLesson = {
  id: 'the-last-word',
  title: 'The last word',
  about: 'Hold back what answers anything, act last, and then first.',
  minutes: 2,
  start: () =>
    lessonPosition({
      turn: 2,
      forge: 'B',
      phase: 'action2',
      A: { hand: ['lychgate-hound', 'melt-down'], deck: ['hollow-stag', 'anvil-cantor', 'gatehouse-warden'], health: 44 },
      B: { lanes: { 2: 'helmet-collector' }, hand: ['towpath-runner'], deck: [], health: 44 },
    }),
  rival: rivalWith({ [RUNNER]: 4 }),
  steps: [holdBack, lastWord, twiceInARow],
};
