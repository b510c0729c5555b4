/** Positions of Bladeforge. */
import type { BlAction } from '../../../../src-shared/games/bladeforge/actions.ts';
import { bladeforge } from '../../../../src-shared/games/bladeforge/game.ts';
import type { Position } from '../../../games/bladeforge/position.ts';
import { buildPosition } from '../../../games/bladeforge/position.ts';
import { defOf } from '../../../games/bladeforge/test-cards.ts';
import type { Rival, Scene } from '../../support/scene.ts';
import { scenesOf } from '../../support/scene.ts';

interface Spec {
  rivals: readonly Rival[];
  position: Position;
  /** Cards that lie on top of the Armory, the uppermost first. */
  top?: readonly string[];
  /** What has happened since. */
  played?: readonly BlAction[];
}

/** One of each kind of thing to do, one rival out of the match. */
const ANVIL = {
  seats: 4,
  turn: 13,
  P1: {
    health: 13,
    die: 8,
    forge: { blade: 'polite-rapier', grip: 'turned-ash-haft', left: 'tin-crosspiece' },
    hand: ['pan-lid', 'hot-rivet', 'claw-hammer', 'scrap-magnet', 'shop-sign', 'sharp-furniture', 'trip-mine', 'door-spike'],
  },
  P2: {
    health: 17,
    die: 6,
    forge: { blade: 'tax-collector', grip: 'bare-tang', left: 'shell-guard', right: 'bent-horseshoe', shield: 'oxhide-targe' },
    hand: ['lunch-pail', 'wolf-jaw', 'second-attempt'],
    defenseMod: 2,
  },
  P3: { health: 4, die: 10, forge: { left: 'nail-bouquet' }, hand: ['knotted-cord', 'dawn-in-iron'], blockMod: 2 },
  P4: { out: true },
  salvage: ['adventurer-blade', 'wooden-grip', 'barn-door', 'wagon-hub', 'barrel-lid', 'pocket-soot', 'gate-bar'],
} satisfies Position;

const FIFTEEN = [
  ...['pan-lid', 'door-spike', 'barn-door', 'loose-sickle', 'stag-tines', 'knotted-cord', 'bucket-hilt', 'breakfast-cleaver'],
  ...['ninth-fold', 'barrel-lid', 'garden-wall', 'hot-rivet', 'thiefs-glove', 'trip-mine', 'white-heat'],
];

const SIX = {
  seats: 6,
  turn: 25,
  P1: { health: 9, die: 10, forge: { blade: 'the-magistrate', left: 'tin-crosspiece', shield: 'shop-sign' }, hand: FIFTEEN },
  P2: { health: 20, die: 4, hand: ['lunch-pail', 'wolf-jaw', 'second-attempt'] },
  P3: {
    health: 3,
    die: 12,
    forge: { blade: 'bad-weather', grip: 'serpent-spine', right: 'anvil-horn' },
    hand: ['hot-rivet'],
    defenseMod: 3,
  },
  P4: { health: 14, die: 6, forge: { grip: null, left: 'wagon-hub', right: 'wagon-hub', shield: 'spoked-wheel' }, hand: ['leather-apron'] },
  P5: { health: 11, die: 8, forge: { blade: 'foregone-conclusion', shield: 'rams-head-boss' }, blockMod: 2 },
  P6: {
    health: 6,
    die: 10,
    forge: { blade: 'sharpened-star', grip: 'wirebound-hilt', left: 'shell-guard' },
    hand: ['lucky-nail', 'cork-handle'],
  },
} satisfies Position;

const SCENES = {
  'At the anvil': { rivals: ['bot', 'bot', 'bot'], position: ANVIL },
  'Six seats': { rivals: ['bot', 'bot', 'bot', 'bot', 'bot'], position: SIX },
  /** A strong rival has struck, and I may block. */
  'Under the blow': {
    rivals: ['bot'],
    position: {
      turn: 6,
      active: 'P2',
      P1: { health: 18, forge: { left: 'pan-lid', right: 'door-spike' }, hand: ['hot-rivet'] },
      P2: { die: 12, blockMod: 0, forge: { blade: 'ninth-fold' }, hand: ['cork-handle'] },
    },
    played: [{ type: 'attack', target: 0 }],
  },
  /** A search with a trap on its way, and a rival whom a rivet would fell. */
  Searching: {
    rivals: ['bot', 'bot'],
    position: {
      seats: 3,
      turn: 7,
      P1: { hand: ['looking-glass', 'hot-rivet', 'cork-handle'] },
      P2: { health: 2, die: 6, forge: { blade: 'tax-collector', left: 'pan-lid' }, hand: ['wolf-jaw', 'lunch-pail'] },
    },
    top: ['trip-mine', 'door-spike', 'gate-bar'],
  },
  /** Three people at one screen; one of them has a Shield, another nothing to hide behind. */
  'Round the table': {
    rivals: ['friend', 'friend'],
    position: {
      seats: 3,
      turn: 10,
      P1: { die: 12, forge: { blade: 'ninth-fold', left: 'pan-lid' }, hand: ['cork-handle', 'lucky-nail'] },
      P2: { die: 4, forge: { left: 'door-spike', right: 'wagon-hub' }, hand: ['second-attempt', 'lunch-pail'] },
      P3: { die: 6, forge: { blade: 'tax-collector', shield: 'garden-wall' }, hand: ['wolf-jaw', 'gate-bar'] },
    },
  },
  /** The last rival but one has fallen, and the last will not stand a blow. */
  'Last strike': {
    rivals: ['bot', 'bot'],
    position: {
      seats: 3,
      turn: 20,
      P1: { die: 12, forge: { blade: 'final-invoice' }, hand: ['cork-handle'] },
      P2: { health: 1, forge: { grip: null } },
      P3: { out: true },
    },
  },
} satisfies Record<string, Spec>;

export type BladeforgeScene = keyof typeof SCENES;

function bladeforgeScene(name: BladeforgeScene): Scene {
  const { rivals, position, top = [], played = [] }: Spec = SCENES[name];
  const state = buildPosition({ ...position, armory: 'rest', unscripted: true, seed: name });
  for (const card of top.map(defOf).reverse()) {
    state.armory.splice(state.armory.indexOf(card), 1);
    state.armory.push(card);
  }
  for (const action of played) bladeforge.apply(state, action);
  return { game: 'bladeforge', config: { seats: state.seats.length }, rivals, state, turn: state.turn, hash: bladeforge.hash(state) };
}

export const BLADEFORGE_SCENES = scenesOf(SCENES, bladeforgeScene);
