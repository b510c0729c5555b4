import { fell, isMine, onType, RIVAL, type HxLesson, type HxStep } from './deeds.ts';
import { Scene } from './scene.ts';

const scene = new Scene({
  radius: 5,
  bases: ['-4,0', '4,0'],
  tiles: { '-4,1': 'mineral' },
  turnNumber: 9,
  A: {
    workers: ['kiln-newt', 'sluice-beaver'],
    units: { '-4,1': 'kiln-newt' },
    forges: {
      '-1,0': { slot: 1, cards: ['slagfoot-stag', 'slagfoot-stag', 'spark-lancer', 'bellows-harness', 'flint-spark'], where: ['hand'] },
    },
    hand: ['cinder-vixen'],
    deck: ['cinder-vixen'],
    baseList: [
      'cinder-vixen',
      'rill-skimmer',
      'rill-skimmer',
      'quench-raven',
      'quench-raven',
      'scald-falcon',
      'scald-falcon',
      'clay-footman',
    ],
    pool: '1R',
  },
  B: { units: { '3,0': 'soot-prentice' }, deck: ['soot-prentice', 'soot-prentice'] },
});

const summon: HxStep = {
  says: [
    'Your base and your forges are towers. A unit appears beside a tower whose list names it: the Cinder Vixen is on your base’s list, the Slagfoot Stag on your forge’s.',
    'A Soot Prentice of the rival’s stands in the east. Whoever appears at the forge has three tiles less to walk. Your resources pay for one unit.',
  ],
  goal: 'Summon the unit that can reach the Soot Prentice this turn.',
  done: ({ after }) => isMine(after, 'slagfoot-stag'),
  praise: 'The Slagfoot Stag stands beside the forge that lists it, in the middle of the map and not at its edge.',
  answers: [
    {
      when: ({ action }) => action.type === 'playCard' && action.card === 'cinder-vixen',
      says: 'The Cinder Vixen is on your base’s list only, so it appears beside the base, and from there the Soot Prentice is too far for a turn.',
    },
  ],
  otherwise: 'The Slagfoot Stag is on the list of the forge. Summon it on a free tile beside the forge, from where the way is short.',
  solution: [scene.playCard('slagfoot-stag', 1), scene.choose('0,0')],
};

const reach: HxStep = {
  says: [
    'A unit moves up to 4 tiles in your Move phase, with Haste one more, and may attack in the turn in which it was summoned.',
    'The Slagfoot Stag strikes for 3; the Soot Prentice has 2 health.',
  ],
  goal: 'March the Slagfoot Stag beside the Soot Prentice, attack it, and confirm the attack.',
  done: (deed) => fell(deed, RIVAL, 'soot-prentice'),
  praise: 'Summoned, sent and through in one turn: a forge far forward brings its whole list nearer to the fight.',
  answers: [
    {
      when: onType('confirmMoves'),
      says: 'The Slagfoot Stag has to stand next to the Soot Prentice before it can attack: order it to a tile beside it first.',
    },
    {
      when: onType('confirmAttacks'),
      says: 'Nothing was struck. Choose the Soot Prentice as what the Slagfoot Stag attacks, and confirm the attack then.',
    },
  ],
  otherwise: 'A unit strikes what stands next to it: order the Slagfoot Stag to a tile beside the Soot Prentice, and attack it from there.',
  solution: [...scene.send('0,0', '2,0'), { type: 'confirmMoves' }, scene.attack('2,0', '3,0'), { type: 'confirmAttacks' }],
};

export const towers: HxLesson = {
  id: 'towers',
  title: 'Where units appear',
  about: 'See why a card may be summoned here and not there, and what a forge far forward is good for.',
  minutes: 2,
  start: scene.start,
  beats: [
    {
      card: 'Soot Prentice',
      says: 'Summoned beside a forge far forward, the Slagfoot Stag reaches and fells it in the same turn.',
    },
  ],
  steps: [summon, reach],
};
