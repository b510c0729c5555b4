import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import type { HxEntityView, HxHandCardView, HxView } from '../../../src-shared/games/hexforge/view.ts';

/** Seat 0's view of a small strip of map: its base at A1, mineral, grass, a wall, unseen ground, the rival's base at F1. */
export function sampleView(change: Partial<HxView> = {}): HxView {
  const types = ['base', 'mineral', 'grass', 'wall', null, 'base'] as const;
  const player = { hand: 4, deck: 6, discard: [], lost: [], baseHealth: 20, baseMax: 20 };
  return {
    game: 'hexforge',
    viewer: 0,
    toAct: 0,
    turn: 3,
    maxTurns: 200,
    phase: 'summon1',
    step: 'summon1',
    turnPlayer: 0,
    priority: 0,
    offered: false,
    map: { tiles: types.map((type, q) => ({ q, r: 0, type, seen: q < 4 })) },
    entities: [],
    players: [
      { ...player, baseTile: 0 },
      { ...player, hand: 1, baseTile: 5 },
    ],
    me: {
      seat: 0,
      hand: [],
      pool: { C: 2, F: 1 },
      income: { F: 1, C: 1 },
      loadout: STARTERS[0].loadout,
      slots: ['unused', 'unused', 'unused', 'unused'],
      raisedThisTurn: false,
      commanderEffects: [],
      prices: { summonCommander: { C: 3, O: 1 }, summonPrimaryWorker: {}, summonSecondaryWorker: {}, raiseForge: { C: 2 } },
      orders: [],
    },
    stack: [],
    attacks: [],
    choice: null,
    result: null,
    ...change,
  };
}

export const sampleUnit = (change: Partial<HxEntityView> = {}): HxEntityView => ({
  id: 1,
  kind: 'unit',
  owner: 0,
  controller: 0,
  tile: 2,
  def: 'cinder-vixen',
  role: 'normal',
  power: 2,
  printedPower: 2,
  maxHealth: 1,
  printedHealth: 1,
  damage: 0,
  health: 1,
  exhausted: false,
  keywords: [{ id: 'quickStrike' }],
  movement: 4,
  equipment: null,
  equipmentOwner: null,
  effects: [],
  abilities: [],
  ...change,
});

export const sampleCard = (change: Partial<HxHandCardView> = {}): HxHandCardView => ({
  id: 'a',
  def: 'flint-spark',
  effects: [],
  class: 7,
  list: 0,
  cost: { R: 1 },
  ...change,
});
