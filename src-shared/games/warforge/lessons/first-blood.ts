import { toAttack, toEndOfTurn } from './answers.ts';
import { hasWon, RIVAL, warlordHealth } from './deeds.ts';
import type { WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const swords: WrStep = {
  says: [
    'In the middle of each line stands a Warlord. Whoever’s Warlord falls to 0 health has lost.',
    'Select the Walking Hulk, left of your Warlord, then the swords below Ketta Half-Leash, the Warlord above. In melee the silver number strikes: 5.',
  ],
  goal: 'Attack Ketta Half-Leash with the Walking Hulk, in melee.',
  done: ({ after }) => warlordHealth(after, RIVAL) <= 5,
  praise: 'That was at least half of her 10 health.',
  answers: [
    toAttack({ from: 'L1', mode: 'ranged' }, 'At range the Hulk’s bow counts, and that is only 1. Its swords are 5.'),
    toAttack({ to: 'R1' }, 'The Marsh Drover can wait: the match is decided by the Warlord alone, and you have just enough for her.'),
    toEndOfTurn('Each unit may attack once in each of your turns, and that turn went by unused.'),
  ],
  otherwise: 'That is a beginning, but the Walking Hulk is the strongest you have.',
  solution: [{ type: 'attack', from: 'L1', mode: 'melee', to: 'W' }],
};

const finish: WrStep = {
  says: [
    'Ketta struck back at once, and the Hulk took 2: every target does that. A unit attacks once a turn, but each of yours may.',
    'The Patch Tender, on the right, has a bow of 3: the golden number. Overseer Tamp, your own Warlord, has swords of 2. Together that is all she has left.',
  ],
  goal: 'Bring Ketta to 0: Patch Tender at range, Overseer Tamp in melee.',
  done: hasWon,
  praise: 'Ketta’s health is 0, and the match is yours.',
  answers: [
    toAttack({ to: 'R1' }, 'That attack is missing now: Ketta had exactly as much left as your units could take.'),
    toAttack({ from: 'R1', mode: 'melee' }, 'In melee the Patch Tender’s swords count, and they are only 1. Its bow is 3.'),
    toAttack({ from: 'W', mode: 'ranged' }, 'At range Tamp’s bow counts, and that is only 1. His swords are 2.'),
    toEndOfTurn('You could have won before that: not every unit of yours had attacked.'),
  ],
  otherwise: 'Ketta still stands. One more of your units can attack.',
  solution: [
    { type: 'attack', from: 'R1', mode: 'ranged', to: 'W' },
    { type: 'attack', from: 'W', mode: 'melee', to: 'W' },
  ],
};

/** Three attacks that win. */
export const firstBlood: WrLesson = {
  id: 'first-blood',
  title: 'First blood',
  about: 'Attack with what stands in your line, and win a match.',
  minutes: 1,
  start: () => lessonStart({ health: 12, line: { L1: 'walking-hulk', R1: 'patch-tender' } }, { health: 10, line: { R1: 'marsh-drover' } }),
  steps: [swords, finish],
};
