/** Positions of Laneforge. */
import type { FactionDeck } from '../../../../src-shared/games/laneforge/decks/deck-schema.ts';
import { laneforge } from '../../../../src-shared/games/laneforge/game.ts';
import type { Position, SidePosition } from '../../../games/laneforge/position.ts';
import { buildPosition } from '../../../games/laneforge/position.ts';
import type { Rival, Scene } from '../../support/scene.ts';
import { scenesOf } from '../../support/scene.ts';

const MINE: readonly FactionDeck[] = [
  {
    code: 'LF1-f1-SCENE',
    name: 'Rampart of Halloran Vey',
    faction: 'f1',
    sets: [
      'portcullis-keeper',
      'sounding-choir',
      'pattern-scribe',
      'anvil-cantor',
      'crucible-golem',
      'wallwalk-patrol',
      'gatehouse-warden',
      'casting-master',
      'peal-of-arms',
      'melt-down',
    ],
    champion: { id: 'halloran-vey', lines: ['toll-for-them', 'call-changes', 'full-muster'] },
  },
  {
    code: 'LF1-f3-SCENE',
    name: 'Weapons of Mother Clinker',
    faction: 'f3',
    sets: [
      'smokeveil-knife',
      'crucible-judge',
      'ironlung-bulwark',
      'bellows-hound',
      'walking-anvil',
      'warden-of-the-last-pyre',
      'keeper-of-brands',
      'lean-on-the-bellows',
      'called-stroke',
      'ladle-of-slag',
    ],
    champion: { id: 'mother-clinker', lines: ['shake-the-grate', 'burn-the-ledgers', 'back-to-work'] },
  },
];

const THEIRS: readonly FactionDeck[] = [
  {
    code: 'LF1-f2-SCENE',
    name: 'Current of Pim Larkspool',
    faction: 'f2',
    sets: [
      'thermal-glider',
      'towpath-runner',
      'lockgate-eel',
      'sluice-keeper',
      'gust-kite',
      'the-undertow',
      'decoy-kite',
      'kite-festival',
      'crosswind',
      'dead-calm',
    ],
    champion: { id: 'pim-larkspool', lines: ['let-out-line', 'tangled-lines', 'all-at-once'] },
  },
  {
    code: 'LF1-f4-SCENE',
    name: 'Brood of Orrin Last-Spade',
    faction: 'f4',
    sets: [
      'bramble-fence',
      'rootworrier-boar',
      'marrowroot-giant',
      'seedcoffin-bearer',
      'chorister-below',
      'moss-pilgrim',
      'bone-orchardist',
      'lightly-buried',
      'return-to-seed',
      'turned-soil',
    ],
    champion: { id: 'orrin-last-spade', lines: ['funeral-feast', 'shared-grave', 'six-feet'] },
  },
];

const A = (side: SidePosition): SidePosition => ({ decks: MINE, ...side });
const B = (side: SidePosition): SidePosition => ({ decks: THEIRS, ...side });

/** Both sides with creatures in either row, cards in hand and something in every pile. */
const FULL_TABLE = {
  turn: 8,
  phase: 'action1',
  A: A({
    health: 34,
    lanes: {
      1: 'bellows-hound:2',
      2: { card: 'anvil-cantor', health: 3 },
      3: { card: 'portcullis-keeper', row: 'back' },
      4: { card: 'crucible-golem:2', ready: false },
    },
    hand: ['wallwalk-patrol', 'melt-down', 'pattern-scribe:2', 'lean-on-the-bellows', 'walking-anvil:3'],
    discard: ['sounding-choir', 'keeper-of-brands', 'called-stroke:2'],
    banish: ['called-stroke', 'peal-of-arms', 'crucible-golem'],
  }),
  B: B({
    health: 27,
    lanes: {
      1: { card: 'lockgate-eel', row: 'back' },
      2: 'moss-pilgrim:2',
      3: 'thermal-glider',
      5: { card: 'bramble-fence:2', row: 'back', ready: false },
    },
    hand: ['crosswind', 'gust-kite', 'turned-soil', 'decoy-kite', 'kite-festival'],
    discard: ['rootworrier-boar:2', 'dead-calm'],
    banish: ['rootworrier-boar', 'return-to-seed'],
  }),
} satisfies Position;

/** As many as there is ever room for. */
const MANY = [
  'wallwalk-patrol',
  'melt-down',
  'pattern-scribe:2',
  'lean-on-the-bellows',
  'walking-anvil:3',
  'gatehouse-warden',
  'anvil-cantor:2',
  'smokeveil-knife',
  'ladle-of-slag:3',
  'crucible-judge',
];

/** The third cycle is about to end, and with it or soon after the game. */
const NEAR_THE_END = {
  ...FULL_TABLE,
  turn: 9,
  A: { ...FULL_TABLE.A, health: 16 },
  B: { ...FULL_TABLE.B, health: 16 },
} satisfies Position;

const POSITIONS = {
  /** My first action, with cards to play, free actions and a Champion to use. */
  Forging: { rival: 'bot', position: FULL_TABLE },
  /** Whoever is deployed gets Armor of the Master beside it: with a Deploy that deals with cards, an order to choose. */
  'Full hand': {
    rival: 'bot',
    position: { ...FULL_TABLE, A: { ...FULL_TABLE.A, lanes: { ...FULL_TABLE.A.lanes, 2: 'casting-master' }, hand: MANY } },
  },
  /** Somebody beside me; hands alone are secret. */
  'Covered hands': { rival: 'friend', position: FULL_TABLE },
  'Last turns together': { rival: 'friend', position: NEAR_THE_END },
  /** The last action of a turn whose Combat leaves the rival nothing. */
  'Last blow': {
    rival: 'bot',
    position: {
      turn: 7,
      phase: 'action4',
      forge: 'B',
      A: A({ health: 12, lanes: { 2: 'bellows-hound:3', 4: 'walking-anvil:2' }, hand: ['melt-down'] }),
      B: B({ health: 6, lanes: { 5: 'bramble-fence' } }),
    },
  },
  /** After this turn Sudden Death begins, with equal Health. */
  'Before Sudden Death': {
    rival: 'bot',
    position: {
      turn: 12,
      phase: 'action4',
      forge: 'B',
      A: A({ health: 20, lanes: { 2: { card: 'anvil-cantor', row: 'back' } }, hand: ['wallwalk-patrol'] }),
      B: B({ health: 20, lanes: { 2: { card: 'moss-pilgrim', row: 'back' } } }),
    },
  },
  /** Sudden Death is on. */
  'Sudden Death': { rival: 'bot', position: { ...FULL_TABLE, turn: 13, cycle: 5, suddenFrom: 13, A: { ...FULL_TABLE.A, health: 27 } } },
} satisfies Record<string, { rival: Rival; position: Position }>;

export type LaneforgeScene = keyof typeof POSITIONS;

function laneforgeScene(name: LaneforgeScene): Scene {
  const { rival, position } = POSITIONS[name];
  const state = buildPosition(position);
  return { game: 'laneforge', config: { decks: [MINE, THEIRS] }, rivals: [rival], state, turn: state.turn, hash: laneforge.hash(state) };
}

export const LANEFORGE_SCENES = scenesOf(POSITIONS, laneforgeScene);
