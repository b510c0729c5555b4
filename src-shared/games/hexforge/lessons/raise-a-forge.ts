import { LEARNER } from '../../../kernel/lesson.ts';
import { COMMON_GROUND } from '../loadouts/common-ground.ts';
import { forge } from '../loadouts/list.ts';
import { unitsOf, type HxLesson, type HxStep } from './deeds.ts';
import { Scene } from './scene.ts';

/** Whichever forge is raised, what is drawn from it is a unit that the one worker pays for. */
const LOADOUT = {
  ...COMMON_GROUND,
  forges: [
    forge('Deer Park', { 'slagfoot-stag': 3, 'clay-footman': 2 }),
    forge('Toy Works', { 'tinplate-porter': 3, 'tin-errand': 2 }),
    forge('Fox Den', { 'cinder-vixen': 3, 'clay-footman': 1, 'tin-errand': 1 }),
    forge('Clay Pit', { 'clay-footman': 3, 'tinplate-porter': 2 }),
  ],
};

const scene = new Scene({
  radius: 5,
  bases: ['-4,0', '4,0'],
  loadouts: [LOADOUT, COMMON_GROUND],
  tiles: { '-2,0': 'mineral' },
  turnNumber: 5,
  A: {
    workers: ['seam-badger', 'kiln-newt'],
    units: { '-2,0': { card: 'kiln-newt', role: 'secondaryWorker' } },
    pool: '1R',
    baseList: [
      'sporecap',
      'sporecap',
      'sporecap',
      'pack-kindler',
      'pack-kindler',
      'tumbleram',
      'verdant-temper',
      'copse-howler',
      'graft',
      'barkplate',
    ],
  },
  B: { deck: ['sporecap', 'sporecap', 'sporecap'] },
});

const raise: HxStep = {
  says: [
    'Your deck is empty: nothing is left to draw. Four forges wait beside your deck, each with five cards, and your base can raise one a turn.',
    'A forge stands on a free tile next to one of your workers, away from your other towers and from the enemy base. The first costs 2, paid with anything.',
  ],
  goal: 'Raise one of your forges next to the Kiln Newt.',
  done: ({ after }) => after.me?.slots.includes('raised') ?? false,
  praise: 'The forge stands, its five cards were shuffled into your deck, and in your new turn you have drawn the first of them.',
  answers: [
    {
      when: ({ action }) => action.type === 'baseAbility' && action.ability !== 'raiseForge',
      says: 'Another worker costs 1, and what is left no longer pays for a forge. Without one there is nothing to draw, whatever you harvest.',
    },
    {
      when: ({ action }) => action.type === 'offerAdvance',
      says: 'Another turn with nothing to draw. Your resources do not stay either: what is not spent is gone at your next Upkeep.',
    },
  ],
  otherwise: 'An empty deck is filled by a forge: let your base raise one of the four, on a tile next to the Kiln Newt.',
  solution: [{ type: 'baseAbility', ability: 'raiseForge', slot: 1 }, scene.choose('-1,0')],
};

const summon: HxStep = {
  says: [
    'What is on the list of the forge appears beside the forge: this is your way forward on the map too.',
    'A forge has 10 health. If it falls, its five cards leave the game wherever they are, save for units that already stand on the map.',
  ],
  goal: 'Summon the unit that you drew, beside the forge.',
  done: ({ after }) => unitsOf(after, LEARNER).some(({ list }) => list !== undefined && list > 0),
  praise: 'Raise forges early: each makes your deck richer, and lets its list appear further forward.',
  answers: [
    {
      when: ({ action }) => action.type === 'baseAbility',
      says: 'Workers and forges are bought with the same resources as cards. This time they are to pay for the card that you drew.',
    },
  ],
  otherwise: 'The card in your hand is on the list of the forge: play it, and choose a free tile beside the forge.',
  solution: [scene.playCard('clay-footman', 1), scene.choose('0,0')],
};

export const raiseAForge: HxLesson = {
  id: 'raise-a-forge',
  title: 'Raise a forge',
  about: 'Raise a forge where your worker stands, and draw and summon what it brings.',
  minutes: 2,
  start: scene.start,
  steps: [raise, summon],
};
