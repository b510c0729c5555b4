import { LEARNER } from '../../../kernel/lesson.ts';
import { isWon, unitsOf, type HxLesson, type HxStep } from './deeds.ts';
import { Scene } from './scene.ts';

const scene = new Scene({
  radius: 4,
  bases: ['-3,0', '3,0'],
  phase: 'move.ordering',
  turnNumber: 13,
  A: {
    units: { '0,0': 'slagfoot-stag', '2,0': 'spark-lancer' },
    deck: ['rill-skimmer', 'cinder-vixen'],
    damage: 9,
  },
  B: { units: { '2,1': 'tin-errand' }, deck: ['sporecap', 'sporecap'], damage: 14 },
});

const BESIDE_THE_BASE = ['2,0', '3,-1', '4,-1', '4,0', '3,1', '2,1'];

const march: HxStep = {
  says: [
    'Whoever brings the rival’s base down to 0 health wins. This one has 6 left, and stands at the other end of the valley.',
    'A unit strikes what stands next to it. Your Spark Lancer is there already and can stay; your Slagfoot Stag is not.',
  ],
  goal: 'Order the Slagfoot Stag to a tile beside the enemy base, and carry out the order.',
  done: ({ after }) => unitsOf(after, LEARNER).filter(({ tile }) => scene.isOneOf(tile, BESIDE_THE_BASE)).length === 2,
  praise: 'Both stand beside the base now, and a unit may strike in the same turn in which it moved.',
  answers: [
    {
      when: ({ action }) => action.type === 'orderUnit',
      says: 'The Spark Lancer is where it should be. It is the Slagfoot Stag that has some way to go.',
    },
  ],
  otherwise:
    'Alone, one unit cannot bring the base down this turn. The Slagfoot Stag needs an order to a tile that touches the base; then carry it out.',
  solution: [...scene.send('0,0', '3,-1'), { type: 'confirmMoves' }],
};

const strike: HxStep = {
  says: [
    'Each unit strikes with its power, the number on its left. 3 and 3 make 6: exactly what the base has left.',
    'Choose who attacks what. Nothing falls before you have confirmed the attacks.',
  ],
  goal: 'Attack the enemy base with both of your units.',
  done: isWon,
  praise: 'The base is down to 0: you have won.',
  answers: [
    {
      when: ({ action }) => action.type === 'attack' && !scene.isOneOf(action.tile, ['3,0']),
      says: 'The Tin Errand would fall, but it is not what you win by: each unit strikes once a turn, and the base needs both blows.',
    },
  ],
  otherwise: 'One blow is not enough: the base falls when both of your units strike it in the same turn.',
  solution: [scene.attack('2,0', '3,0'), scene.attack('3,-1', '3,0'), { type: 'confirmAttacks' }],
};

export const lastBlow: HxLesson = {
  id: 'last-blow',
  title: 'The last blow',
  about: 'March up to the enemy base, strike it with two units, and win.',
  minutes: 1,
  start: scene.start,
  steps: [march, strike],
};
