import { LEARNER } from '../../../kernel/lesson.ts';
import { fell, isMine, onType, RIVAL, standsOn, unitsOf, type HxLesson, type HxStep } from './deeds.ts';
import { Scene } from './scene.ts';

const scene = new Scene({
  radius: 5,
  bases: ['-4,0', '4,-2'],
  tiles: { '-4,1': 'mineral', '0,2': 'grass' },
  phase: 'move.ordering',
  turnNumber: 11,
  A: {
    workers: ['kiln-newt', 'sluice-beaver'],
    units: { '-4,1': 'kiln-newt', '-1,2': 'ridgeback-golem', '0,0': 'cinder-vixen', '0,1': 'tinplate-porter' },
    deck: ['cinder-vixen', 'cinder-vixen'],
  },
  B: {
    units: { '1,0': { card: 'slagfoot-stag', exhausted: true }, '4,1': 'spark-lancer', '3,2': 'clay-footman' },
    deck: ['sporecap', 'sporecap'],
  },
});

const ground: HxStep = {
  says: [
    'Where a unit stands matters. Your Ridgeback Golem has Adapt: on grass it has 2 more health, 7 in place of 5.',
    'A Spark Lancer and a Clay Footman are on their way to it, and together they strike for 5.',
  ],
  goal: 'Order the Ridgeback Golem onto the grass, and carry out the order.',
  done: ({ after }) =>
    after.phase !== 'move' && unitsOf(after, LEARNER, 'ridgeback-golem').some((golem) => standsOn(after, golem, 'grass')),
  praise: 'With 7 health the Ridgeback Golem can take what is coming.',
  answers: [
    {
      when: onType('confirmMoves'),
      says: 'Off the grass the Ridgeback Golem has 5 health, and 5 damage is what is coming. Send it onto the grass before you confirm.',
    },
  ],
  otherwise: 'The others stand well. It is the Ridgeback Golem that has to move: onto the grass, where it has more health.',
  solution: [...scene.send('-1,2', '0,2'), { type: 'confirmMoves' }],
};

const first: HxStep = {
  says: [
    'The rival’s Slagfoot Stag is exhausted, since it has attacked. That keeps it from attacking and from nothing else: it strikes back with its 3.',
    'Blows fall in two steps: Quick Strike first, then everybody who still stands. Your Cinder Vixen has Quick Strike, your Tinplate Porter has not.',
  ],
  goal: 'Fell the Slagfoot Stag without losing a unit.',
  done: (deed) => fell(deed, RIVAL, 'slagfoot-stag') && !fell(deed, LEARNER),
  praise: 'The Cinder Vixen struck first, and what has fallen no longer strikes back.',
  answers: [
    {
      when: ({ action }) => action.type === 'attack' && scene.isOneOf(action.unit, ['0,1']),
      says: 'On its own the Tinplate Porter fells the Slagfoot Stag and falls with it: both strike at once, and 3 damage is all its health.',
    },
    {
      when: onType('confirmAttacks'),
      says: 'Nothing was attacked. The Slagfoot Stag is exhausted only until its owner’s next turn begins; then it attacks again.',
    },
  ],
  otherwise: 'An exhausted unit strikes back. Attack the Slagfoot Stag with the Cinder Vixen, whose Quick Strike fells it before it can.',
  solution: [scene.attack('0,0', '1,0'), { type: 'confirmAttacks' }],
};

const order: HxStep = {
  says: [
    'Two units attack your Ridgeback Golem. It strikes back with its 3 once, along a line: the first takes at most its full health, the last takes the rest.',
    'Who stands first in that line is for the defender to say. Clay Footman first: 2 for it and 1 for the Spark Lancer. Spark Lancer first: all 3 for it.',
  ],
  goal: 'Put the attackers in the order in which the Spark Lancer falls.',
  done: (deed) => fell(deed, RIVAL, 'spark-lancer') && isMine(deed.after, 'ridgeback-golem'),
  praise: 'The Spark Lancer, the stronger of the two, fell, and your Ridgeback Golem stands.',
  answers: [
    {
      when: onType('keepOrder', 'orderAttacker'),
      says: 'The Clay Footman stood first and took 2 of the 3, so only 1 was left for the Spark Lancer, which stands. Put the Spark Lancer first.',
    },
  ],
  otherwise: 'The blow is spent along the line that you choose: put the Spark Lancer first.',
  solution: [{ type: 'orderAttacker', tile: scene.tile('0,2'), unit: scene.tile('1,2') }],
};

export const blows: HxLesson = {
  id: 'blows',
  title: 'How blows fall',
  about: 'See who strikes back, who strikes first, and who says in which order attackers are met.',
  minutes: 3,
  start: scene.start,
  rival: scene.rival({ moves: { '4,1': '1,2', '3,2': '1,1' }, attacks: { '1,1': '0,2', '1,2': '0,2' } }),
  beats: [
    {
      card: 'Slagfoot Stag',
      says: 'Attack it with a Cinder Vixen: Quick Strike fells it before it strikes back.',
    },
    {
      card: 'Spark Lancer',
      says: 'Where several attack one unit of yours, put it first: it meets the whole blow that strikes back.',
    },
  ],
  steps: [ground, first, order],
};
