import { LEARNER } from '../../../kernel/lesson.ts';
import { to, toAttack, toEndOfTurn, toPlay } from './answers.ts';
import { healthOf, isAttack, isAttackBy, isEndOfTurn, unitOf } from './deeds.ts';
import type { WrDeed, WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const energy: WrStep = {
  says: [
    'Cards cost energy. It is full again in each of your turns, and what you leave is lost. You have 5.',
    'Your Warlord’s Talent card, Tighten the Bolts, came to your hand this turn and is gone at its end. There will be a new one.',
  ],
  goal: 'Spend all 5 energy: a Troop, and the Talent on a Troop.',
  done: ({ before, after }) => after.turn === before.turn && after.seats[LEARNER].energy === 0,
  praise: 'A Troop more, and a harder one: nothing was wasted.',
  answers: [
    toPlay('parts-runner', 'Any place beside the others will do. 2 energy are left: just what the Talent costs.'),
    toPlay('scrap-ox', 'The Ox costs 4, and nothing in your hand costs 1. With the Parts Runner for 3, the Talent for 2 fits in too.'),
    toEndOfTurn('All that energy is lost, and the Talent card with it.'),
  ],
  otherwise: 'Attacks cost no energy. Spend what is left of it on your cards.',
  solution: [
    { type: 'play', card: 'parts-runner', place: 'R1', drawn: false },
    { type: 'play', card: 'tighten-the-bolts', target: { seat: LEARNER, place: 'L1' }, drawn: false },
  ],
};

const hasAttacked = ({ before }: WrDeed): boolean => (unitOf(before, LEARNER, 'walking-hulk')?.spent ?? 0) > 0;

const waiting: WrStep = {
  says: ['The Parts Runner has just come, and Troops attack from the turn after they came. The Walking Hulk was here before.'],
  goal: 'Attack Ketta Half-Leash with the Walking Hulk, then end the turn.',
  done: (deed) => isEndOfTurn(deed.action) && hasAttacked(deed),
  praise: 'Your rival did nothing in between, and it is your turn again.',
  answers: [
    toAttack({ from: 'L1', mode: 'ranged' }, 'That was the Hulk’s attack for this turn. In melee it would have done far more.'),
    toAttack({ from: 'L1', to: 'R1' }, 'That was the Hulk’s attack for this turn, and Ketta has not felt it.'),
  ],
  otherwise: 'Attack with the Walking Hulk before you end the turn: an attack that is not made is lost, like energy.',
  solution: [{ type: 'attack', from: 'L1', mode: 'melee', to: 'W' }, { type: 'endTurn' }],
};

const byRunner = (deed: WrDeed): boolean => isAttackBy(deed, 'parts-runner');

const ready: WrStep = {
  says: [
    'A new turn: your energy grew by 1 and is full, you drew a card, and the Talent is back.',
    'The Parts Runner may attack now. It has 2 health, and Ketta answers with swords of 2 or a bow of 1.',
  ],
  goal: 'Attack Ketta with the Parts Runner, so that it lives.',
  done: (deed) => byRunner(deed) && isAttack(deed.action, { to: 'W' }) && healthOf(deed.after, LEARNER, 'parts-runner') > 0,
  praise: 'It came, it waited, and now it has struck.',
  answers: [
    to(
      (deed) => byRunner(deed) && healthOf(deed.after, LEARNER, 'parts-runner') === 0,
      'Swords of 2 are too much for its 2 health. At range it would have lived.',
    ),
    to(byRunner, 'That was the Parts Runner’s attack for this turn, and Ketta is untouched by it.'),
    toEndOfTurn('The Parts Runner could have attacked in that turn.'),
  ],
  otherwise: 'That is possible too. Now attack Ketta with the Parts Runner.',
  solution: [{ type: 'attack', from: 'R1', mode: 'ranged', to: 'W' }],
};

/** Energy, Troops that wait, and the Talent. */
export const aTurn: WrLesson = {
  id: 'a-turn',
  title: 'A whole turn',
  about: 'Spend your energy on Troops and your Talent, and attack from the next turn on.',
  minutes: 2,
  start: () =>
    lessonStart(
      { energy: '5/5', hand: ['parts-runner', 'scrap-ox', 'tighten-the-bolts'], line: { L1: 'walking-hulk' } },
      { line: { R1: 'wrack-crab' } },
      7,
    ),
  steps: [energy, waiting, ready],
};
