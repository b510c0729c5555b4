import { LEARNER } from '../../../kernel/lesson.ts';
import { to, toAttack, toEndOfTurn, toPlay } from './answers.ts';
import { fell, healthOf, isAttackBy, lostByWarlord, RIVAL } from './deeds.ts';
import type { WrDeed, WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const flank: WrStep = {
  says: [
    'Troops wait a turn before they attack. Not so with Flank: such a Troop may attack enemy Troops at once, though not the Warlord.',
    'The Spring Hare has 3 health, and the Reed Fox in your hand has swords of 3.',
  ],
  goal: 'Play the Reed Fox, and destroy the Spring Hare with it.',
  done: (deed) => fell(deed, RIVAL, 'spring-hare') && isAttackBy(deed, 'reed-fox'),
  praise: 'It came and struck in the same turn.',
  answers: [
    toPlay('reed-fox', 'Any place will do. Now let it attack the Spring Hare.'),
    toPlay('hasty-second', 'The Hasty Second could do that too, but it can do even more. Keep it for the next step.'),
    to((deed) => fell(deed, RIVAL, 'spring-hare'), 'The Hare is gone, but with an attack that you will want for something else.'),
    toEndOfTurn('The Reed Fox stayed in your hand, and the energy is lost.'),
  ],
  otherwise: 'The Spring Hare still stands. The Reed Fox costs 2.',
  solution: [
    { type: 'play', card: 'reed-fox', place: 'R3', drawn: false },
    { type: 'attack', from: 'R3', mode: 'melee', to: 'R1' },
  ],
};

const fast: WrStep = {
  says: ['Fast is more than Flank: such a Troop may attack at once, and the enemy Warlord too.'],
  goal: 'Play the Hasty Second, and strike Hesper of the Shoals with it.',
  done: (deed) => isAttackBy(deed, 'hasty-second') && lostByWarlord(deed, RIVAL) >= 3,
  praise: 'Three damage to a Warlord, out of nowhere.',
  answers: [
    toPlay('hasty-second', 'Any place will do. Now let it attack Hesper.'),
    toAttack({ to: 'W' }, 'That is an attack on Hesper too, but the Hasty Second still waits in your hand.'),
    toEndOfTurn('The Hasty Second stayed in your hand, and the energy is lost.'),
  ],
  otherwise: 'Hesper has not felt the Hasty Second.',
  solution: [
    { type: 'play', card: 'hasty-second', place: 'R4', drawn: false },
    { type: 'attack', from: 'R4', mode: 'melee', to: 'W' },
  ],
};

const frenzy: WrStep = {
  says: ['The Storm Marten has Frenzy: it may attack twice in each of your turns, on one target or on two.'],
  goal: 'Destroy the Marsh Drover with the Storm Marten alone.',
  done: (deed) => fell(deed, RIVAL, 'marsh-drover') && isAttackBy(deed, 'storm-marten'),
  praise: '2 and 2 are more than its 3 health.',
  answers: [
    toAttack({ from: 'L1', mode: 'ranged', to: 'R1' }, 'At range it bites for 1 and takes 3. In melee it is 2, and only 1 comes back.'),
    to((deed) => fell(deed, RIVAL, 'marsh-drover'), 'The Drover is gone, but those who shoot have better to do. The Marten was enough.'),
    toEndOfTurn('The Marten had two attacks, and made none.'),
  ],
  otherwise: 'The Drover still stands.',
  solution: [
    { type: 'attack', from: 'L1', mode: 'melee', to: 'R1' },
    { type: 'attack', from: 'L1', mode: 'melee', to: 'R1' },
  ],
};

const unhurt = ({ after }: WrDeed): boolean =>
  healthOf(after, LEARNER, 'cab-roof-sharpshooter') === 3 && healthOf(after, LEARNER, 'tripod-gun') === 3;

const shooters: WrStep = {
  says: [
    'The Sharpshooter is a Sniper: whom it kills at range does not shoot back. The Tripod Gun has Long Range: nobody shoots back at it.',
    'The Glare Bearer has 3 health, Armourer Pell 6, and both have bows of 3.',
  ],
  goal: 'Destroy the Glare Bearer and hurt Pell, without a scratch.',
  done: (deed) =>
    unhurt(deed) && healthOf(deed.after, RIVAL, 'glare-bearer') === 0 && healthOf(deed.after, RIVAL, 'chief-armourer-pell') < 6,
  praise: 'The Sniper for what it can kill, Long Range for what it cannot.',
  answers: [
    toAttack({ from: 'R1', to: 'R1' }, 'Pell lived, and shot back. A Sniper is safe only from what it kills.'),
    toAttack({ from: 'R2', to: 'R2' }, 'Nobody shot back, but the Bearer lives with 1, and that leaves Pell for the Sharpshooter.'),
    toEndOfTurn('Both of them could have shot.'),
  ],
  otherwise: 'The Sharpshooter does 4 at range, the Tripod Gun 2. Who should shoot at whom?',
  solution: [
    { type: 'attack', from: 'R1', mode: 'ranged', to: 'R2' },
    { type: 'attack', from: 'R2', mode: 'ranged', to: 'R1' },
  ],
};

/** Flank, Fast, Frenzy, Sniper, Long Range. */
export const soonerAndSafer: WrLesson = {
  id: 'sooner-and-safer',
  title: 'Sooner, twice, unanswered',
  about: 'Use Flank, Fast, Frenzy, Sniper and Long Range.',
  minutes: 3,
  start: () =>
    lessonStart(
      {
        energy: '5/6',
        hand: ['reed-fox', 'hasty-second'],
        line: { L1: 'storm-marten', R1: 'cab-roof-sharpshooter', R2: 'tripod-gun' },
      },
      {
        warlord: 'hesper-of-the-shoals',
        line: { R1: 'spring-hare', R2: 'marsh-drover', R3: 'chief-armourer-pell', R4: 'glare-bearer' },
      },
    ),
  steps: [flank, fast, frenzy, shooters],
};
