import { LEARNER } from '../../../kernel/lesson.ts';
import { fell, onType, RIVAL, unitsOf, type HxLesson, type HxStep } from './deeds.ts';
import { packs, reaching } from './pack.ts';
import { Scene } from './scene.ts';

const scene = new Scene({
  radius: 5,
  bases: ['-4,0', '5,-4'],
  tiles: { '-4,1': 'mineral' },
  phase: 'move.ordering',
  turnNumber: 9,
  A: {
    workers: ['kiln-newt', 'sluice-beaver'],
    units: { '-4,1': 'kiln-newt', '0,0': 'tinplate-porter', '-3,1': 'tinplate-porter' },
    deck: ['kiln-charger', 'kiln-charger'],
  },
  B: { units: { '3,-1': 'tumbleram', '4,-3': 'tumbleram' }, deck: ['sporecap', 'sporecap'] },
});

const TUMBLERAMS = ['3,-1', '4,-3'].map((at) => scene.tile(at));

const back: HxStep = {
  says: [
    'Two Tumblerams have come. A unit walks up to 4 tiles and strikes the next: both can reach your Tinplate Porter in front, and 2 and 2 are more than its 3 health.',
    'One alone deals 2, and that achieves nothing: damage that a unit survives is gone when the next turn begins.',
  ],
  goal: 'Order the Tinplate Porter in front back beside the other one, and carry out the order.',
  done: ({ action, after }) => {
    const own = unitsOf(after, LEARNER);
    return action.type === 'confirmMoves' && own.length === 3 && own.every(({ tile }) => reaching(after, TUMBLERAMS, tile) < 2);
  },
  praise: 'The two no longer strike the same unit, and what one of them does alone is gone when your turn begins.',
  answers: [
    {
      when: onType('confirmMoves'),
      says: 'Both Tumblerams can reach your Tinplate Porter there, and together they fell it. Draw it back before you confirm.',
    },
  ],
  otherwise: 'In front it meets both alone. Draw it back beside the other Tinplate Porter: there only one of the Tumblerams can reach it.',
  solution: [...scene.send('0,0', '-2,0'), { type: 'confirmMoves' }],
};

const together: HxStep = {
  says: [
    'Now a Tumbleram has run ahead of the other. One of yours deals 2 of its 3 health, and it would recover; both deal 4.',
    'It strikes back once, however many attack it, and its 2 damage fells neither of yours.',
  ],
  goal: 'Fell the Tumbleram in front: attack it with both Tinplate Porters.',
  done: (deed) => fell(deed, RIVAL, 'tumbleram'),
  praise: 'Two against one: it fell, and nothing of yours did. Step back from where they are more, and strike where you are more.',
  answers: [
    {
      when: onType('confirmMoves'),
      says: 'Both Tinplate Porters have to stand beside the Tumbleram: 2 damage of 3 achieve nothing, since it recovers.',
    },
    {
      when: onType('confirmAttacks'),
      says: 'One blow leaves the Tumbleram standing, and it recovers when the next turn begins. Both have to strike it in the same turn.',
    },
  ],
  otherwise: 'It stands alone only now: go on to Move, bring your second Tinplate Porter up to it, and attack it with both.',
  solution: [
    { type: 'offerAdvance' },
    ...scene.send('-3,1', '-1,0'),
    { type: 'confirmMoves' },
    scene.attack('-2,0', '-1,-1'),
    scene.attack('-1,0', '-1,-1'),
    { type: 'confirmAttacks' },
  ],
};

export const holdBack: HxLesson = {
  id: 'hold-back',
  title: 'When to hold back',
  about: 'Draw back from where they are more, and strike where you are more.',
  minutes: 2,
  start: scene.start,
  rival: packs,
  beats: [
    {
      card: 'Tumbleram',
      says: 'Draw back until one comes alone, and attack it with two units in the same turn.',
    },
  ],
  steps: [back, together],
};
