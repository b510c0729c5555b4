/** What players call things. Ids are for code; these are the only names people read. */
import type { HxBaseAbility, HxDuration, HxPhase, HxResource, HxRole, HxTileType } from '../types.ts';

export const RESOURCE_NAMES: Record<HxResource, { name: string; colour: string }> = {
  F: { name: 'Frexine', colour: 'purple' },
  O: { name: 'Ornite', colour: 'blue' },
  R: { name: 'Rudine', colour: 'red' },
  G: { name: 'Grite', colour: 'green' },
  E: { name: 'Equint', colour: 'yellow' },
  C: { name: 'generic', colour: 'colourless' },
};

export const TILE_NAMES: Record<HxTileType, string> = {
  blank: 'blank',
  mineral: 'mineral',
  grass: 'grass',
  sensor: 'sensor',
  wall: 'wall',
  strife: 'strife',
  base: 'base',
};

/** One sentence on each tile type, for the legend and the inspector. */
export const TILE_HELP: Record<HxTileType, string> = {
  blank: 'Plain ground without effect.',
  mineral: 'A worker standing here yields resources in its controller’s Harvest. No forge can be raised here.',
  grass: 'Whoever stands here also sees all grass connected with it, however far.',
  sensor: 'Whoever stands here also sees every sensor tile and all tiles next to one.',
  wall: 'Nothing stands here, nothing passes, and it hides what lies behind it.',
  strife: 'Units standing here do not recover in Upkeep.',
  base: 'Holds a base and nothing else.',
};

export const PHASE_NAMES: Record<HxPhase, { long: string; short: string }> = {
  upkeep: { long: 'Upkeep', short: 'Upkeep' },
  harvest: { long: 'Harvest', short: 'Harvest' },
  draw: { long: 'Draw', short: 'Draw' },
  summon1: { long: 'Summon 1', short: 'Summon 1' },
  move: { long: 'Move', short: 'Move' },
  combatDeclaration: { long: 'Combat declaration', short: 'Declare' },
  combatResolution: { long: 'Combat resolution', short: 'Resolve' },
  summon2: { long: 'Summon 2', short: 'Summon 2' },
  end: { long: 'End', short: 'End' },
};

export const ZONE_NAMES = {
  deck: 'deck',
  hand: 'hand',
  stack: 'stack',
  battlefield: 'battlefield',
  discard: 'discard',
  lost: 'lost pile',
} as const;

export const DURATION_NAMES: Record<HxDuration, string> = { fleeting: 'Fleeting', lasting: 'Lasting', eternal: 'Eternal' };

export const BASE_ABILITY_NAMES: Record<HxBaseAbility, string> = {
  summonCommander: 'Summon Commander',
  summonPrimaryWorker: 'Summon Primary Worker',
  summonSecondaryWorker: 'Summon Secondary Worker',
  raiseForge: 'Raise Forge',
};

export const ROLE_NAMES: Record<HxRole, string> = {
  normal: 'unit',
  commander: 'commander',
  primaryWorker: 'worker',
  secondaryWorker: 'worker',
  token: 'token',
};

export const KIND_NAMES = { unit: 'unit', base: 'base', forge: 'forge' } as const;
