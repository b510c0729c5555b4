import { LEARNER } from '../../../kernel/lesson.ts';
import { isMine, standsOn, unitsOf, type HxLesson, type HxStep } from './deeds.ts';
import { newtAfterBeaver, vixenAfterBeaver } from './beaver-first.ts';
import { Scene } from './scene.ts';

const scene = new Scene({
  radius: 4,
  bases: ['-3,0', '3,0'],
  tiles: { '-1,0': 'mineral', '-2,-1': 'grass' },
  A: {
    workers: ['kiln-newt', 'sluice-beaver'],
    hand: ['cinder-vixen', 'slagfoot-stag'],
    deck: ['slagfoot-stag', 'flint-spark'],
  },
  B: { deck: ['sporecap', 'sporecap'] },
});

const summon: HxStep = {
  says: [
    'Cards are paid with resources, and resources come from workers. The base summons either of your two kinds; your first worker is free.',
    'A coloured cost takes only its own colour. Both cards in your hand ask for red: the Kiln Newt yields red, the Sluice Beaver blue.',
  ],
  goal: 'Summon the worker whose colour your hand needs.',
  done: ({ after }) => isMine(after, 'kiln-newt'),
  praise: 'The Kiln Newt yields one red and one generic resource: what your hand is paid with.',
  answers: [
    {
      when: ({ action, after }) =>
        (action.type === 'baseAbility' && action.ability === 'summonSecondaryWorker') || isMine(after, 'sluice-beaver'),
      says: 'A Sluice Beaver yields blue, and your hand takes red. Is it there already? Send it to the mineral tile: in your next turn its yield pays for a Kiln Newt, your primary worker, which then costs 1.',
    },
  ],
  otherwise: 'Without a worker nothing can ever be paid. The base summons the Kiln Newt on a free tile beside it.',
  solution: [{ type: 'baseAbility', ability: 'summonPrimaryWorker' }, scene.choose('-2,0')],
  detour: newtAfterBeaver(scene),
};

const mine: HxStep = {
  says: [
    'A worker yields only while it stands on a mineral tile, at the start of your Harvest, so once in each of your turns.',
    'One mineral tile lies close by, and a unit may move in the turn in which it was summoned.',
  ],
  goal: 'Order the Kiln Newt onto the mineral tile, and let your next Harvest come.',
  done: ({ after }) => after.me?.pool.R === 1,
  praise: 'Your Harvest came, and the Kiln Newt on its mineral tile yielded one red and one generic resource.',
  answers: [
    {
      when: ({ after }) => after.turn > 1 && unitsOf(after, LEARNER, 'kiln-newt').every((newt) => !standsOn(after, newt, 'mineral')),
      says: 'Your Harvest brought no red: the Kiln Newt does not stand on the mineral tile. Send it there in the Move phase.',
    },
  ],
  otherwise: 'What counts is where the Kiln Newt stands when your turn begins: on the mineral tile. In the Move phase it can walk there.',
  solution: [...scene.send('-2,0', '-1,0'), { type: 'confirmMoves' }],
  detour: newtAfterBeaver(scene),
};

const spend: HxStep = {
  says: [
    'A further worker costs as many resources as you have workers, of any kind: with one worker 1. The Cinder Vixen costs one red.',
    'Generic resources pay only what has no colour, so spend them there and keep the red. The Slagfoot Stag would take both at once.',
  ],
  goal: 'Summon a second worker with the generic resource, and the Cinder Vixen with the red one.',
  done: ({ after }) => isMine(after, 'cinder-vixen') && unitsOf(after, LEARNER).length >= 3,
  praise: 'Two resources bought two units, and a second worker on a mineral tile yields as much again in every turn to come.',
  answers: [
    {
      when: ({ action }) => action.type === 'playCard' && action.card === 'slagfoot-stag',
      says: 'The Slagfoot Stag takes the red and the generic resource: nothing would be left for the second worker that pays for later turns.',
    },
  ],
  otherwise: 'One resource is red and one is generic: the generic one pays for a second worker, the red one for the Cinder Vixen.',
  solution: [
    { type: 'baseAbility', ability: 'summonPrimaryWorker' },
    scene.choose('-2,0'),
    scene.playCard('cinder-vixen'),
    scene.choose('-3,1'),
  ],
  detour: vixenAfterBeaver,
};

export const workers: HxLesson = {
  id: 'workers',
  title: 'Workers and colours',
  about: 'Choose the worker that your hand needs, put it on a mineral tile, and spend what it yields.',
  minutes: 2,
  start: scene.start,
  steps: [summon, mine, spend],
};
