/** Positions of Warforge. */
import { READY_LISTS } from '../../../../src-shared/games/warforge/decks/lists/index.ts';
import { warforge } from '../../../../src-shared/games/warforge/game.ts';
import type { Position, SidePosition } from '../../../games/warforge/position.ts';
import { buildPosition } from '../../../games/warforge/position.ts';
import type { Rival, Scene } from '../../support/scene.ts';
import { scenesOf } from '../../support/scene.ts';

const LEADERS = ['quartermaster-ansel-grole', 'quillon-of-the-first-form'];
const A = (side: SidePosition): SidePosition => ({ warlord: LEADERS[0], ...side });
const B = (side: SidePosition): SidePosition => ({ warlord: LEADERS[1], ...side });

/** Units of every kind on both sides, cards for every kind of question, counters and ongoing cards. */
const FULL_TABLE = {
  turn: 13,
  A: A({
    health: 17,
    line: {
      L2: 'line-fusilier',
      L1: { card: 'bayonet-corporal', health: 2 },
      R1: 'platform-guard',
      R2: { card: 'mire-stalker', hidden: true },
      R3: { card: 'gun-carriage', arrived: 'deployed' },
    },
    hand: ['ranging-shot', 'writ-engraver', 'signed-in-ash', 'the-missing-page', 'iron-wagon-nine'],
    deck: ['tally-clerk', 'platform-guard', 'fuse-warden', 'line-fusilier', 'barrage-by-timetable'],
    ongoing: [{ card: 'standing-orders' }],
    energy: '7/8',
  }),
  B: B({
    health: 15,
    line: {
      L2: { card: 'dusk-heron', hidden: true },
      L1: 'foil-novice',
      R1: { card: 'hired-blade', given: { shield: 0 } },
      R2: { card: 'cornered-duellist', health: 3 },
      R3: 'ash-kestrel',
    },
    hand: ['firebrand', 'cinder-page', 'burn-the-ledger'],
    deck: ['hasty-second', 'mirror-fencer', 'foil-novice'],
    ongoing: [{ card: 'a-slow-burn', left: 2 }],
    embers: 2,
    energy: '0/7',
  }),
} satisfies Position;

/** As many as there is ever room for. */
const MANY = [
  'ranging-shot',
  'field-promotion',
  'pinned-down',
  'volley-by-ranks',
  'stamped-conscript',
  'tally-clerk',
  'sworn-halberdier',
  'firebox-stoker',
  'chief-armourer-pell',
  'iron-wagon-nine',
];

const POSITIONS = {
  /** My turn, with everything that can be done in one. */
  Fighting: { rival: 'bot', position: FULL_TABLE },
  'Ten cards': { rival: 'bot', position: { ...FULL_TABLE, A: { ...FULL_TABLE.A, hand: MANY } } },
  /** Somebody beside me; hands and face-down Troops are secret. */
  'Hidden lines': { rival: 'friend', position: FULL_TABLE },
  Overtime: {
    rival: 'bot',
    position: {
      ...FULL_TABLE,
      mode: 'skirmish',
      turn: 21,
      overtime: true,
      A: { ...FULL_TABLE.A, deck: [], fatigue: 2 },
    },
  },
  /** One attack away from the end. */
  'Last attack': {
    rival: 'bot',
    position: {
      A: A({ line: { L1: 'bayonet-corporal' }, energy: '0/5', deck: MANY }),
      B: B({ health: 2, deck: ['foil-novice'] }),
    },
  },
} satisfies Record<string, { rival: Rival; position: Position }>;

export type WarforgeScene = keyof typeof POSITIONS;

function warforgeScene(name: WarforgeScene): Scene {
  const { rival, position }: { rival: Rival; position: Position } = POSITIONS[name];
  const state = buildPosition(position);
  const { mode } = state.config;
  const lists = LEADERS.map((warlord) => READY_LISTS.find((list) => list.mode === mode && list.warlord === warlord)!);
  state.config = { mode, lists: [lists[0], lists[1]] };
  return { game: 'warforge', config: state.config, rivals: [rival], state, turn: state.turn, hash: warforge.hash(state) };
}

export const WARFORGE_SCENES = scenesOf(POSITIONS, warforgeScene);
