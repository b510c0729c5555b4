import { to, toAttack, toEndOfTurn, toPlay } from './answers.ts';
import { fell, has, healthOf, isAttackBy, lostByWarlord, RIVAL } from './deeds.ts';
import type { WrLesson, WrStep } from './lesson.ts';
import { lessonStart } from './sides.ts';

const blast: WrStep = {
  says: [
    'Neighbours matter: each unit stands beside the one to its left and the one to its right.',
    'The Gun Carriage has Blast 1: units beside its target take 1 as well. The Marsh Drover stands between a Burrow Kit and a Reed Fox.',
  ],
  goal: 'Destroy two Troops and hurt a third with one shot of the Gun Carriage.',
  done: (deed) => isAttackBy(deed, 'gun-carriage') && fell(deed, RIVAL, 'marsh-drover') && fell(deed, RIVAL, 'burrow-kit'),
  praise: 'The one in the middle was the right target.',
  answers: [
    toAttack({ from: 'R1', to: 'L4' }, 'That shot took less than it could have. Aim at the one that stands between the others.'),
    toAttack({ from: 'R1' }, 'Blast hit beside that target, but one more could have been hit.'),
  ],
  otherwise: 'That is not the Gun Carriage’s shot.',
  solution: [{ type: 'attack', from: 'R1', mode: 'ranged', to: 'L3' }],
};

const stomp: WrStep = {
  says: [
    'The Walking Hulk has been given Stomp: when its blow kills, what is left over goes to a unit beside the target.',
    'The Wrack Crab has 3 health, and only Ketta stands beside it.',
  ],
  goal: 'Hurt Ketta Half-Leash by way of the Wrack Crab.',
  done: (deed) => fell(deed, RIVAL, 'wrack-crab') && lostByWarlord(deed, RIVAL) > 0,
  praise: '5 on 3 health: the other 2 went to Ketta. She did not strike back, since she was not the target.',
  answers: [
    toAttack({ to: 'W' }, 'That hurt Ketta, but the Crab still stands. One blow could have done both.'),
    toAttack({ from: 'L1', mode: 'ranged' }, 'A bow of 1 leaves nothing over. In melee the Hulk strikes for 5.'),
    toEndOfTurn('The Crab still stands, and the Hulk has not attacked.'),
  ],
  otherwise: 'The Crab still stands, or nothing was left over for Ketta.',
  solution: [{ type: 'attack', from: 'L1', mode: 'melee', to: 'R1' }],
};

const flechette: WrStep = {
  says: [
    'The Foil Novice has Flechette 1: the target takes 1 before the blow. If that kills, nobody strikes back.',
    'The Reed Fox’s swords of 3 would kill the Novice, but it has 1 health left.',
  ],
  goal: 'Destroy the Reed Fox with the Foil Novice.',
  done: (deed) => fell(deed, RIVAL, 'reed-fox') && isAttackBy(deed, 'foil-novice'),
  praise: 'The Fox was gone before it could bite.',
  answers: [
    to(
      (deed) => fell(deed, RIVAL, 'reed-fox'),
      'The Fox is gone, but the Novice could have done that for free, and what you used may be wanted for more.',
    ),
  ],
  otherwise: 'The Fox lives.',
  solution: [{ type: 'attack', from: 'R2', mode: 'melee', to: 'L2' }],
};

const tracer: WrStep = {
  says: [
    'Ranging Shot does 2 and leaves Tracer 2: attacks at range on that target do 2 more.',
    'The Stamp Gunner is Concussive: what it hurts and does not kill is Stunned, and cannot attack in its next turn.',
  ],
  goal: 'Mark the Moon Boar with Ranging Shot, then shoot it with the Stamp Gunner.',
  done: ({ after }) => has(after, RIVAL, 'moon-boar', 'stun') && healthOf(after, RIVAL, 'moon-boar') <= 1,
  praise: '2 and 5: the Boar is down to 1, and it will not attack in its next turn.',
  answers: [
    toPlay('ranging-shot', 'Tracer works on the one that it marks. The Moon Boar is the danger here.'),
    toEndOfTurn('The Boar is neither marked nor Stunned, and it is your rival’s turn next.'),
  ],
  otherwise: 'First the mark, then the shot: Tracer adds 2, and what the Gunner hurts is Stunned.',
  solution: [
    { type: 'play', card: 'ranging-shot', target: { seat: RIVAL, place: 'L1' }, drawn: false },
    { type: 'attack', from: 'R3', mode: 'ranged', to: 'L1' },
  ],
};

/** Blast, Stomp, Flechette, Tracer, Concussive. */
export const widerBlows: WrLesson = {
  id: 'wider-blows',
  title: 'Blows that do more',
  about: 'Use Blast, Stomp, Flechette, Tracer and Concussive.',
  minutes: 3,
  start: () =>
    lessonStart(
      {
        energy: '1/6',
        hand: ['ranging-shot'],
        line: { L1: { card: 'walking-hulk', given: { stomp: 0 } }, R1: 'gun-carriage', R2: 'foil-novice', R3: 'stamp-gunner' },
      },
      {
        line: { L4: 'burrow-kit', L3: 'marsh-drover', L2: 'reed-fox', L1: { card: 'moon-boar', max: 8 }, R1: 'wrack-crab' },
      },
    ),
  beats: [
    {
      card: 'Reed Fox',
      says: 'Flechette strikes first: a Foil Novice fells it before it can bite.',
    },
  ],
  steps: [blast, stomp, flechette, tracer],
};
