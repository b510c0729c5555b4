import { LEARNER } from '../../../kernel/lesson.ts';
import { to, toAttack, toEndOfTurn, toPlay } from './answers.ts';
import { fell, happened, isAttackBy, lost, RIVAL } from './deeds.ts';
import type { WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const rally: WrStep = {
  says: [
    'Many texts happen by themselves, when what their first word names comes about.',
    'Rally happens as you play the Troop from your hand. The Patch Tender then heals 3 to a friendly unit that is hurt.',
  ],
  goal: 'Play the Patch Tender, and heal the Line Fusilier.',
  done: ({ events }) => events.some((event) => event.type === 'healed' && event.thing.card === 'line-fusilier'),
  praise: 'The Fusilier is at full health again, and a Tender stands in your line.',
  answers: [
    toPlay('patch-tender', 'Any place will do. Now choose the Line Fusilier.'),
    toPlay('field-promotion', 'That leaves 3 energy for the Tender, but none for what comes after.'),
    toEndOfTurn('The Tender stayed in your hand, and the energy is lost.'),
  ],
  otherwise: 'The Fusilier is still hurt.',
  solution: [
    { type: 'play', card: 'patch-tender', place: 'L2', drawn: false },
    { type: 'target', seat: LEARNER, place: 'R1' },
  ],
};

const lastSpark: WrStep = {
  says: [
    'Last Spark happens when you spend your last energy. The Tally Clerk has it, and heals 2 to your Warlord. You have 2 energy left.',
  ],
  goal: 'Spend your last energy, so that the Tally Clerk heals your Warlord.',
  done: (deed) => happened(deed, LEARNER, 'lastSpark'),
  praise: 'To come out at exactly 0 is worth something to some Troops.',
  answers: [toPlay('ranging-shot', '1 energy is left. Last Spark waits for the last one.')],
  otherwise: 'Last Spark has not happened: it wants your last energy spent, not lost at the end of the turn.',
  solution: [{ type: 'play', card: 'field-promotion', target: { seat: LEARNER, place: 'L2' }, drawn: false }],
};

const slay: WrStep = {
  says: [
    'Slay happens when the unit destroys an enemy in combat: the Hired Blade gains 1 health by it, and you an Ember.',
    'Backlash happens when its own unit dies: the Parts Runner brings its player a card. You see these words on the units.',
  ],
  goal: 'Destroy the Parts Runner with the Hired Blade.',
  done: (deed) => fell(deed, RIVAL, 'parts-runner') && happened(deed, LEARNER, 'slay'),
  praise: 'Both texts happened: a card for your rival, health and an Ember for you.',
  answers: [
    toAttack(
      { from: 'L1', mode: 'ranged' },
      'A bow is not what a Hired Blade lives by. In melee it strikes for more than the Runner’s 2 health.',
    ),
    to((deed) => fell(deed, RIVAL, 'parts-runner'), 'The Runner fell to another unit. Slay asks for a kill of the Hired Blade’s own.'),
    toEndOfTurn('The Runner still stands, and the Hired Blade has not attacked.'),
  ],
  otherwise: 'The Runner still stands.',
  solution: [{ type: 'attack', from: 'L1', mode: 'melee', to: 'R1' }],
};

const regiment: WrStep = {
  says: [
    'Regiment happens after another friendly unit attacks at range. By it the Line Fusilier does 1 damage to a random enemy Troop.',
    'Only the Wrack Crab is left, with 3 health. The Tally Clerk’s bow is 2.',
  ],
  goal: 'Destroy the Wrack Crab with a single shot.',
  done: (deed) => fell(deed, RIVAL, 'wrack-crab') && lost(deed, RIVAL, 'wrack-crab') === 3,
  praise: 'The Clerk shot, the Fusilier joined in, and its own attack is still to come.',
  answers: [
    to((deed) => isAttackBy(deed, 'line-fusilier'), 'Regiment waits for a shot of somebody else. Let the Clerk begin.'),
    toEndOfTurn('The Crab still stands, and the Clerk has not fired.'),
  ],
  otherwise: 'The Crab still stands. Who should shoot first?',
  solution: [{ type: 'attack', from: 'R2', mode: 'ranged', to: 'R1' }],
};

/** Rally, Last Spark, Slay, Backlash, Regiment. */
export const byThemselves: WrLesson = {
  id: 'by-themselves',
  title: 'Texts that happen',
  about: 'Make Rally, Last Spark, Slay and Regiment happen, and know what Backlash does.',
  minutes: 3,
  start: () =>
    lessonStart(
      {
        energy: '5/6',
        health: 20,
        hand: ['patch-tender', 'field-promotion', 'ranging-shot'],
        line: { L1: 'hired-blade', R1: { card: 'line-fusilier', health: 1 }, R2: 'tally-clerk' },
      },
      { deck: ['scrap-ox', 'spring-hare', 'marsh-drover', 'reed-fox'], line: { R1: 'parts-runner', R2: 'wrack-crab' } },
    ),
  steps: [rally, lastSpark, slay, regiment],
};
