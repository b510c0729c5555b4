import { LEARNER } from '../../../kernel/lesson.ts';
import { toAttack, toEndOfTurn, toPlay } from './answers.ts';
import { fell, healthOf, RIVAL } from './deeds.ts';
import type { WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const oath: WrStep = {
  says: [
    'An Oath is a price on top: in the turn in which you play the Troop, and only then, you may pay it and its text happens.',
    'The Stamped Conscript costs 1. For an Oath of 1 more it grows by 1 in everything. You have 2 energy.',
  ],
  goal: 'Play the Stamped Conscript, and pay its Oath.',
  done: ({ action }) => action.type === 'oath',
  praise: 'A 1/1/2 has become a 2/2/3, and your energy is spent.',
  answers: [
    toPlay('stamped-conscript', 'Any place will do. Now select it: its Oath costs the 1 energy that is left.'),
    toEndOfTurn('The Conscript stayed in your hand, and the energy is lost.'),
  ],
  otherwise: 'That is possible too, but the energy is still there.',
  solution: [
    { type: 'play', card: 'stamped-conscript', place: 'L2', drawn: false },
    { type: 'oath', unit: 'L2' },
  ],
};

const duty: WrStep = {
  says: [
    'Some units can do something else instead of attacking; you find it on the unit when you select it.',
    'Duty works once in a match. The Fuse Warden’s Duty does 2 damage to an enemy Troop, and nobody strikes back.',
  ],
  goal: 'Destroy the Reed Fox by the Fuse Warden’s Duty.',
  done: (deed) => fell(deed, RIVAL, 'reed-fox') && deed.action.type !== 'attack',
  praise: 'The Fox is gone, and its swords of 3 hurt nobody.',
  answers: [
    toAttack(
      { from: 'L1', mode: 'melee', to: 'R1' },
      'The swords of the Warden did it too, and those of the Fox struck back. Duty would have been free.',
    ),
    toEndOfTurn('The Fox lives, and the Warden has done nothing.'),
  ],
  otherwise: 'The Fox lives, or fell at a price. The Warden’s Duty does 2, just its health.',
  solution: [
    { type: 'act', unit: 'L1', keyword: 'duty' },
    { type: 'target', seat: RIVAL, place: 'R1' },
  ],
};

const pray: WrStep = {
  says: [
    'The Lamp Novice may Pray instead of attacking. If nothing hurts it until your next turn, you gain 1 Faith.',
    'Some cards do more when you have enough Faith, and they do not use it up.',
  ],
  goal: 'Let the Lamp Novice Pray, then end the turn.',
  done: ({ after }) => after.seats[LEARNER].faith > 0,
  praise: 'Nobody disturbed it: you have 1 Faith.',
  answers: [toAttack({ from: 'R1' }, 'The Novice attacked, and so cannot Pray in this turn.')],
  otherwise: 'No Faith came of that: the Novice has to Pray before the turn ends.',
  solution: [{ type: 'act', unit: 'R1', keyword: 'pray' }, { type: 'endTurn' }],
};

const ferocity: WrStep = {
  says: [
    'Ferocity may be used in the very turn in which the Troop comes. Afterwards its card is shuffled into your deck.',
    'The Moon Boar costs 6 and does 6 to an enemy Troop by it. Your rival has played The Seventh Wave, which has 6 health left.',
  ],
  goal: 'Play the Moon Boar, and destroy The Seventh Wave by its Ferocity.',
  done: (deed) => fell(deed, RIVAL, 'the-seventh-wave') && healthOf(deed.after, LEARNER, 'moon-boar') === 0,
  praise: 'The Boar came, struck and left. You may draw it again.',
  answers: [
    toPlay('moon-boar', 'Any place will do. Now select it: it need not wait for its Ferocity.'),
    toEndOfTurn('The Boar stayed in your hand, and The Seventh Wave stands.'),
  ],
  otherwise: 'The Seventh Wave stands. The Moon Boar in your hand can do something about it.',
  solution: [
    { type: 'play', card: 'moon-boar', place: 'L3', drawn: false },
    { type: 'act', unit: 'L3', keyword: 'ferocity' },
    { type: 'target', seat: RIVAL, place: 'R2' },
  ],
};

/** Oath, Duty, Pray, Faith, Ferocity. */
export const instead: WrLesson = {
  id: 'instead',
  title: 'Instead of an attack',
  about: 'Use Oath, Duty, Pray and Ferocity, and know what Faith is.',
  minutes: 3,
  start: () =>
    lessonStart(
      { energy: '2/6', hand: ['stamped-conscript', 'moon-boar'], line: { L1: 'fuse-warden', R1: 'lamp-novice' } },
      { line: { R1: 'reed-fox', R2: 'wrack-crab', R3: { card: 'the-seventh-wave', health: 6 } } },
    ),
  steps: [oath, duty, pray, ferocity],
};
