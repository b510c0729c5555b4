import { LEARNER } from '../../../kernel/lesson.ts';
import { to, toAttack, toEndOfTurn } from './answers.ts';
import { fell, healthOf, lost, lostByWarlord, RIVAL } from './deeds.ts';
import type { WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const sameMode: WrStep = {
  says: [
    'A target strikes back at the same moment, in the same mode: swords against swords, bow against bow.',
    'The Marsh Drover has swords of 1 and a bow of 3. Your Walking Hulk has 3 health left, so the mode decides whether it lives.',
  ],
  goal: 'Destroy the Marsh Drover without losing a Troop.',
  done: (deed) => fell(deed, RIVAL, 'marsh-drover') && healthOf(deed.after, LEARNER, 'patch-tender') > 0,
  praise: 'In melee the Drover could only answer with 1.',
  answers: [
    toAttack({ from: 'L1', mode: 'ranged', to: 'R1' }, 'At range the Drover answered with its bow, which is 3. In melee it is only 1.'),
    to(
      (deed) => fell(deed, RIVAL, 'marsh-drover'),
      'Both fell. The blow and the answer land at the same moment, so a target that dies still strikes back.',
    ),
    toAttack({ to: 'W' }, 'Any unit may attack any enemy, wherever it stands. But here the Drover is the one to go.'),
    toEndOfTurn('The Drover still stands, and no unit of yours has attacked.'),
  ],
  otherwise: 'The Drover still stands. Which of your units can destroy it, and in which mode?',
  solution: [{ type: 'attack', from: 'L1', mode: 'melee', to: 'R1' }],
};

const noAnswer: WrStep = {
  says: [
    'A value of 0 means that the unit cannot attack in that mode, and cannot answer in it either.',
    'The Wrack Crab has swords of 2 and no bow at all.',
  ],
  goal: 'Destroy the Wrack Crab with the Patch Tender, without a scratch.',
  done: (deed) => fell(deed, RIVAL, 'wrack-crab') && lost(deed, LEARNER, 'patch-tender') === 0,
  praise: 'Against a target without a bow a shot costs nothing.',
  answers: [
    toAttack({ from: 'R1', mode: 'melee', to: 'L1' }, 'In melee the Crab answered with 2. At range it has nothing to answer with.'),
    toAttack({ from: 'W' }, 'Your Warlord cannot do that alone, and will be wanted in a moment.'),
    toEndOfTurn('The Crab still stands, and the Patch Tender has not attacked.'),
  ],
  otherwise: 'The Crab still stands.',
  solution: [{ type: 'attack', from: 'R1', mode: 'ranged', to: 'L1' }],
};

const ownWarlord: WrStep = {
  says: [
    'Warlords may attack from the first turn on, but whatever answers them takes away the health that you live on.',
    'The Reed Fox has 1 health left, swords of 3 and a bow of 1. Tamp is down to 4.',
  ],
  goal: 'Destroy the Reed Fox with Overseer Tamp, for as little as possible.',
  done: (deed) => fell(deed, RIVAL, 'reed-fox') && lostByWarlord(deed, LEARNER) <= 1,
  praise: 'A blow of 1 was enough, and only 1 came back.',
  answers: [
    toAttack({ mode: 'melee', to: 'R1' }, 'The Fox fell, but its swords took 3 of Tamp’s last 4. From afar it would have been 1.'),
    toAttack({ to: 'W' }, 'Ketta has health to spare, and the Fox will bite next turn.'),
    toEndOfTurn('The Fox lives, and Tamp has not attacked.'),
  ],
  otherwise: 'The Fox still stands.',
  solution: [{ type: 'attack', from: 'W', mode: 'ranged', to: 'R1' }],
};

/** Who strikes back, with what. */
export const meleeOrRanged: WrLesson = {
  id: 'melee-or-ranged',
  title: 'Melee or ranged',
  about: 'Choose the mode in which the target has little to answer with.',
  minutes: 2,
  start: () =>
    lessonStart(
      { health: 4, line: { L1: { card: 'walking-hulk', health: 3 }, R1: 'patch-tender' } },
      { line: { L1: 'wrack-crab', R1: 'marsh-drover', R2: { card: 'reed-fox', health: 1 } } },
    ),
  beats: [
    {
      card: 'Marsh Drover',
      says: 'Attack it in melee, where it has little to strike back with.',
    },
    {
      card: 'Wrack Crab',
      says: 'It has no bow: shoot it, and nothing comes back.',
    },
  ],
  steps: [sameMode, noAnswer, ownWarlord],
};
