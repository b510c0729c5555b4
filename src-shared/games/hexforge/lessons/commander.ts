import { LEARNER } from '../../../kernel/lesson.ts';
import { isWon, onType, unitsOf, type HxLesson, type HxStep } from './deeds.ts';
import { Scene } from './scene.ts';

const scene = new Scene({
  radius: 5,
  bases: ['-4,0', '5,-1'],
  tiles: { '-4,1': 'mineral' },
  turnNumber: 15,
  A: {
    workers: ['kiln-newt', 'sluice-beaver'],
    units: { '-4,1': 'kiln-newt', '-2,0': 'slagfoot-stag', '0,0': 'spark-lancer' },
    hand: ['flint-spark'],
    deck: ['cinder-vixen', 'cinder-vixen'],
    pool: 'R',
    damage: 11,
  },
  B: {
    commander: 'corvin-deepladle',
    units: { '1,0': { card: 'corvin-deepladle', role: 'commander' }, '0,1': 'tin-errand' },
    deck: ['soot-prentice', 'soot-prentice'],
    damage: 14,
  },
});

const BESIDE_THE_COMMANDER = ['0,0', '1,-1', '2,-1', '2,0', '1,1', '0,1'];

const gather: HxStep = {
  says: [
    'Corvin Deepladle is your rival’s commander. When a commander falls, its own base takes as much damage as the commander had health just before.',
    'Corvin has 6 health, and so has the base. The base is too far away for this turn; Corvin is not.',
  ],
  goal: 'Keep Flint Spark, and bring the Slagfoot Stag beside Corvin Deepladle as well.',
  done: ({ after }) =>
    after.phase === 'combatDeclaration' &&
    unitsOf(after, LEARNER).filter(({ tile }) => scene.isOneOf(tile, BESIDE_THE_COMMANDER)).length === 2,
  praise: 'Both of your units stand beside the commander, which is still unhurt. That is how it costs the base most.',
  answers: [
    {
      when: onType('playCard'),
      says: 'Flint Spark would leave Corvin with 4 health; then his base pays 4 for him, and stands. Unhurt he costs it 6.',
    },
    {
      when: onType('confirmMoves'),
      says: 'The Spark Lancer alone deals 3 of the 6, and Corvin recovers when the next turn begins. The Slagfoot Stag has to come along.',
    },
  ],
  otherwise: 'Save what you have for one great blow: go on to Move, and order the Slagfoot Stag to a tile beside Corvin Deepladle.',
  solution: [{ type: 'offerAdvance' }, ...scene.send('-2,0', '1,-1'), { type: 'confirmMoves' }],
};

const strike: HxStep = {
  says: [
    'Blows of one step fall at the same moment. 3 and 3 are 6: Corvin Deepladle goes from 6 health to none at once, and the base pays all 6.',
    'Remember it for your own: a commander that falls unhurt hurts you most, so think twice before you send it ahead.',
  ],
  goal: 'Attack Corvin Deepladle with both units, and let the blows fall.',
  done: isWon,
  praise: 'The commander fell, its base paid 6 and stands at 0: you have won without touching the base.',
  answers: [
    {
      when: ({ action }) => action.type === 'attack' && scene.isOneOf(action.tile, ['0,1']),
      says: 'The Tin Errand costs your rival nothing. Each unit strikes once a turn, and Corvin Deepladle takes both blows.',
    },
    {
      when: onType('playCard'),
      says: 'Damage before the blows makes the commander cheaper for its base: it pays only for the health that is left. Let the blows do it all.',
    },
  ],
  otherwise: 'One blow leaves the commander standing. Attack it with both units, confirm, and let the blows fall.',
  solution: [scene.attack('0,0', '1,0'), scene.attack('1,-1', '1,0'), { type: 'confirmAttacks' }, { type: 'offerAdvance' }],
};

export const commander: HxLesson = {
  id: 'commander',
  title: 'What a commander costs',
  about: 'Win by the fall of the enemy commander, and know what yours would cost you.',
  minutes: 2,
  start: scene.start,
  beats: [
    {
      card: 'Corvin Deepladle',
      says: 'Two blows of 3 in the same step fell him unhurt, and his base takes 6 damage.',
    },
  ],
  steps: [gather, strike],
};
