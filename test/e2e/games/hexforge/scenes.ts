/** Positions of Hexforge. */
import { hexforge } from '../../../../src-shared/games/hexforge/game.ts';
import { STARTERS } from '../../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../../src-shared/games/hexforge/maps/index.ts';
import type { Position } from '../../../games/hexforge/position.ts';
import { asMatch, buildPosition } from '../../../games/hexforge/position.ts';
import type { Rival, Scene } from '../../support/scene.ts';
import { scenesOf } from '../../support/scene.ts';

/** Board and lists are in the states. */
const CONFIG = { map: MAPS[0].map, loadouts: [STARTERS[0].loadout, STARTERS[1].loadout], firstSeat: 0, maxTurns: 200 };

const DECK = ['graft', 'flint-spark', 'levy', 'douse'];
const SMALL = { radius: 4, bases: ['-3,0', '3,0'] } satisfies Position;

/** Both sides with something of every kind on the board, in hand and in the piles. */
const FULL_TABLE = {
  ...SMALL,
  turnNumber: 9,
  tiles: { '0,0': 'strife', '-2,2': 'mineral', '-1,2': 'grass', '1,-2': 'sensor', '2,-2': 'mineral', '0,-2': 'wall', '0,3': 'wall' },
  A: {
    units: {
      '0,0': { card: 'weir-strider', damage: 1 },
      '0,1': { card: 'kiln-charger', equipment: 'bell-plate' },
      '-1,0': 'unmelted-relic',
      '-2,2': 'gloomseam-mole',
    },
    forges: {
      '-2,0': {
        slot: 1,
        cards: ['graft', 'levy', 'douse', 'survey-flare', 'rill-skimmer'],
        where: ['deck', 'deck', 'discard', 'lost', 'lost'],
      },
    },
    hand: ['flint-spark', 'draft-automaton', 'strike-notice', 'mulch-matron', 'graft'],
    discard: ['spark-lancer'],
    pool: '4FOORRGGEE',
    damage: 3,
  },
  B: {
    units: { '1,0': { card: 'ridgeback-golem', damage: 2 }, '1,-1': 'copse-howler', '2,-2': 'seam-badger' },
    forges: { '2,1': { slot: 2, damage: 1 } },
    hand: ['strike-notice', 'flint-spark', 'levy'],
    deck: ['douse', 'graft'],
    discard: ['graft'],
    pool: '4RE',
    damage: 5,
  },
} satisfies Position;

const POSITIONS = {
  /** My Summon 1, with cards to play, abilities to use and enough to pay with, but not so much that any payment would do. */
  Summoning: { rival: 'bot', position: { ...FULL_TABLE, phase: 'summon1', A: { ...FULL_TABLE.A, pool: '1OORGE' } } },
  Marching: { rival: 'bot', position: { ...FULL_TABLE, phase: 'move.ordering' } },
  Declaring: { rival: 'bot', position: { ...FULL_TABLE, phase: 'combatDeclaration.declaring' } },
  /** Somebody beside me who can answer what I play. */
  Answering: { rival: 'friend', position: { ...FULL_TABLE, phase: 'summon1' } },
  /** The rules stop as soon as I play a card: its list does not know it. */
  Spoilt: { rival: 'bot', spoilt: true, position: { ...FULL_TABLE, phase: 'summon1' } },
  /** Two units of mine stand two steps from a base that will not stand many blows. */
  'Last blows': {
    rival: 'bot',
    position: {
      ...SMALL,
      phase: 'summon2',
      A: { units: { '1,0': 'slagfoot-stag', '1,-1': 'kiln-charger' }, deck: DECK },
      B: { damage: 14, deck: DECK },
    },
  },
} satisfies Record<string, { rival: Rival; position: Position; spoilt?: true }>;

export type HexforgeScene = keyof typeof POSITIONS;

function hexforgeScene(name: HexforgeScene): Scene {
  const { rival, position, spoilt }: { rival: Rival; position: Position; spoilt?: true } = POSITIONS[name];
  const built = buildPosition(position);
  const state = spoilt ? built : asMatch(built);
  return { game: 'hexforge', config: CONFIG, rivals: [rival], state, turn: state.turn, hash: hexforge.hash(state) };
}

export const HEXFORGE_SCENES = scenesOf(POSITIONS, hexforgeScene);
