import { LEARNER } from '../../../kernel/lesson.ts';
import { to, toAttack, toEndOfTurn } from './answers.ts';
import { fell, hasWon, isAttack, isEndOfTurn, RIVAL } from './deeds.ts';
import type { WrDeed, WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const lostMatch = ({ after }: WrDeed): boolean => after.result?.winners.includes(RIVAL) === true;

const survive: WrStep = {
  says: [
    'Before you strike, count what strikes you next turn. Tamp has 6 health left, and the Moon Boar’s swords are 6.',
    'Ketta has 12, and all that you have does 10. So the Boar has to go first: it has 4 health left, and a bow of only 1.',
  ],
  goal: 'Destroy the Moon Boar, and keep your Walking Hulk out of its swords.',
  done: (deed) => fell(deed, RIVAL, 'moon-boar') && deed.after.seats[LEARNER].units.some(({ face }) => face?.card === 'walking-hulk'),
  praise: 'From afar it had little to answer with, and your strongest Troop is still there.',
  answers: [
    toAttack(
      { from: 'R2', mode: 'melee', to: 'R1' },
      'The Boar fell and took the Hulk along. Two bows could have done it almost for nothing.',
    ),
    to(
      (deed) => isAttack(deed.action, { to: 'W' }),
      'Ketta does not fall this turn, whatever you do. That attack would have helped against the Boar.',
    ),
    to(lostMatch, 'The Boar struck Tamp for 6, and that was all he had.'),
  ],
  otherwise: 'The Boar still stands, and next turn it can end the match. Bows of 3 and 1 are enough for it.',
  solution: [
    { type: 'attack', from: 'R1', mode: 'ranged', to: 'R1' },
    { type: 'attack', from: 'W', mode: 'ranged', to: 'R1' },
  ],
};

const strike: WrStep = {
  says: [
    'Now nothing of your rival’s can kill Tamp next turn. What has not attacked yet is free to strike Ketta.',
    'In melee she answers with 2. The Hulk has the health for it.',
  ],
  goal: 'Strike Ketta with the Walking Hulk, then end the turn.',
  done: (deed) => isEndOfTurn(deed.action) && (deed.before.seats[RIVAL].units.find(({ place }) => place === 'W')?.face?.health ?? 0) <= 7,
  praise: 'The Reed Fox bit Tamp for 3 and fell by his swords. He lives, and it is your turn.',
  answers: [
    toAttack({ from: 'R2', mode: 'ranged' }, 'A bow of 1 is a waste of swords of 5.'),
    toAttack({ from: 'R2', to: 'R1' }, 'That takes the Fox, but Tamp can stand its 3, and Ketta has one turn less to fear.'),
  ],
  otherwise: 'Ketta has not felt the Hulk.',
  solution: [{ type: 'attack', from: 'R2', mode: 'melee', to: 'W' }, { type: 'endTurn' }],
};

const finish: WrStep = {
  says: [
    'Count again before anything else: Ketta has 7 left, and the swords of the Hulk and the bow of the Tender make 8.',
    'When it is enough to win, nothing else matters. But Tamp has 2 left himself, and her swords are 2.',
  ],
  goal: 'Win the match now, without Tamp.',
  done: hasWon,
  praise: 'First safe, then fast: that is how matches are won.',
  answers: [
    toAttack({ from: 'W', mode: 'melee' }, 'Ketta struck back with 2, and that was all Tamp had. The others were enough.'),
    toAttack({ from: 'R2', mode: 'ranged' }, 'At range the Hulk does only 1. In melee it would have been 5.'),
    toEndOfTurn('You had enough to win.'),
  ],
  otherwise: 'Ketta still stands. Go on, as long as there is enough left.',
  solution: [
    { type: 'attack', from: 'R2', mode: 'melee', to: 'W' },
    { type: 'attack', from: 'R1', mode: 'ranged', to: 'W' },
  ],
};

/** When to defend, when to strike, when to finish. */
export const holdBack: WrLesson = {
  id: 'hold-back',
  title: 'First safe, then fast',
  about: 'Count what can kill you, make it safe, and win when it is enough.',
  minutes: 3,
  start: () =>
    lessonStart(
      { health: 6, deck: ['tin-sexton', 'scrap-ox', 'parts-runner'], line: { R1: 'patch-tender', R2: 'walking-hulk' } },
      { health: 12, line: { R1: { card: 'moon-boar', health: 4 }, R2: 'reed-fox' } },
    ),
  /** Everything it has goes at the Warlord, in melee, the Troops first. */
  rival: (_view, actions) =>
    actions.find((action) => isAttack(action, { mode: 'melee', to: 'W' }) && action.type === 'attack' && action.from !== 'W') ?? null,
  steps: [survive, strike, finish],
};
