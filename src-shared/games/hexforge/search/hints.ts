import { distancesOf } from '../board/distances.ts';
import { terrainOf } from '../board/terrain.ts';
import type { SearchHints } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/rng.ts';
import { isGangingUp } from '../heuristic/blows.ts';
import { ACTION, UNIT_TILE, kindOf, particularsOf } from '../keys.ts';
import { KW } from '../keywords/masks.ts';
import { WHAT } from '../rules/play.ts';
import { entityAt, entityById } from '../rules/lookup.ts';
import { strengthOf } from '../rules/derive.ts';
import { KIND, tenantId, tenantOwner, type HxEntity, type HxState } from '../state.ts';
import { pleasure } from './pleasure.ts';
import { sense } from './sense.ts';
import { MAX_ACTIONS } from '../routine.ts';

/*
 * Rollout policy: every move gets a weight and one is drawn by it. The weights make a player who summons what it can,
 * sends workers to minerals and all others at the enemy base, takes good blows and leaves bad ones.
 */

/** Weight of each kind of move; passing has 1. */
const EAGER: Partial<Record<number, number>> = {
  [ACTION.playCard]: 4,
  [ACTION.baseAbility]: 5,
  [ACTION.activateAbility]: 1.5,
  [ACTION.orderUnit]: 8,
};
/** A blow at a base, at a forge, and at a unit by who survives it. */
const BLOW = { base: 30, forge: 10, wins: 20, trades: 6, wounds: 1.5, loses: 0.05 } as const;
/** Weight of a tile for each step that it is nearer to the goal. */
const NEARER = 3;
const NO_NEARER = 0.05;

function blow(attacker: HxEntity, victim: HxEntity): number {
  if (victim.kind === KIND.base) return BLOW.base;
  if (victim.kind === KIND.forge) return BLOW.forge;
  const kills = strengthOf(attacker) >= victim.max - victim.damage || (attacker.kw & KW.lethal) !== 0;
  const dies = strengthOf(victim) >= attacker.max - attacker.damage;
  if (kills) return dies ? BLOW.trades : BLOW.wins;
  return dies ? BLOW.loses : BLOW.wounds;
}

const attackWeight = (s: HxState, n: number): number => blow(entityAt(s, UNIT_TILE.unit(n))!, entityAt(s, UNIT_TILE.tile(n))!);

/** The best blow that the unit could strike from a tile. */
function bestBlowFrom(s: HxState, unit: HxEntity, tile: number): number {
  if (unit.exhausted || unit.kw & KW.defender) return 0;
  const { around } = terrainOf(s.board).outline;
  let best = 0;
  for (const next of around[tile]) {
    const there = s.occupied[next];
    if (there !== 0 && tenantOwner(there) !== unit.owner) best = Math.max(best, blow(unit, entityById(s, tenantId(there))!));
  }
  return best;
}

/** Workers go to minerals and stay there; everybody else goes where a blow or the enemy base is near. */
function goWeight(s: HxState, unit: HxEntity, steps: Uint8Array, tile: number): number {
  const gain = steps[unit.tile] - steps[tile];
  const way = gain > 0 ? Math.pow(NEARER, gain) : NO_NEARER;
  return unit.kw & KW.worker ? (steps[tile] === 0 ? way * NEARER : way) : way + bestBlowFrom(s, unit, tile);
}

const goalOf = (s: HxState, unit: HxEntity): Uint8Array => {
  const { toBase, toMineral } = distancesOf(s.board);
  return unit.kw & KW.worker ? toMineral : toBase[1 - unit.owner];
};

/** A worker that stands on a mineral stays. */
function orderWeight(s: HxState, tile: number): number {
  const unit = entityAt(s, tile)!;
  return goalOf(s, unit)[tile] === 0 ? 0.1 : EAGER[ACTION.orderUnit]!;
}

/** Where a new unit is put: on the way to what it is for. */
function placeWeight(s: HxState, tile: number): number {
  const p = s.pending;
  if (p === null || p.targets.length > 0 || p.what === WHAT.ability) return 1;
  const { toBase, toMineral } = distancesOf(s.board);
  const steps = p.what === WHAT.base ? toMineral[tile] : toBase[1 - p.seat][tile];
  return Math.pow(1.5, -steps);
}

const weights = new Float64Array(MAX_ACTIONS);

function weigh(s: HxState, keys: Int32Array, n: number): number {
  const order = s.orderOpen ? entityById(s, s.orders[s.orders.length - 1].unit) : null;
  const steps = order ? goalOf(s, order) : null;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const kind = kindOf(keys[i]);
    const what = particularsOf(keys[i]);
    let weight: number;
    if (kind === ACTION.goTo) weight = goWeight(s, order!, steps!, what);
    else if (kind === ACTION.attack) weight = attackWeight(s, what);
    else if (kind === ACTION.orderUnit) weight = orderWeight(s, what);
    else if (kind === ACTION.chooseTile) weight = placeWeight(s, what);
    else weight = EAGER[kind] ?? 1;
    sum += weights[i] = weight;
  }
  return sum;
}

function playoutKey(s: HxState, keys: Int32Array, n: number, random: Random): number {
  let x = random.unit() * weigh(s, keys, n);
  for (let i = 0; i < n; i++) if ((x -= weights[i]) < 0) return keys[i];
  return keys[n - 1];
}

export const search: SearchHints<HxState> = {
  // What a turn was worth shows in the own next one. Weighing an order's steps anew would take two thirds longer.
  playout: { considered: 4, asWeighed: true },
  turnsAhead: (_s, depth) => (depth === 'shallow' ? 0 : 2),
  // Choices are many here, and most of them close: by iterations alone journeyman, master and grandmaster are hardly apart.
  overlooked: 0.03,
  pending: (s) => s.choice !== null || s.stack.length > 0 || s.orders.length > 0 || s.attacks.length > 0,
  midway: (s) => s.orderOpen === 1 || (s.choice !== null && s.choice.kind === 'play') || isGangingUp(s),
  playoutKey,
  pleasure,
  sense,
};
