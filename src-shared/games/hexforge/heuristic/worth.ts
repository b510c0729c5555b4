import type { Distances } from '../board/distances.ts';
import { TYPE, terrainOf } from '../board/terrain.ts';
import { DEFS } from '../catalog.ts';
import { total } from '../cost.ts';
import { KW } from '../keywords/masks.ts';
import { DURATION, ROLE, type HxEntity, type HxState } from '../state.ts';

/* What a single unit is worth to its owner, in points of about one point of a fresh base's health. */

const WEIGHT = {
  power: 0.8,
  health: 0.4,
  worker: 0.7,
  /** How much of an income a worker on its way is already worth. */
  onTheWay: 0.7,
  approach: 0.16,
  commander: 0.6,
} as const;
/** One resource a turn. */
export const INCOME = 3;
/** Units further away than this are not on their way to anything. */
const HORIZON = 14;

/** A unit's numbers without Fleeting changes, which end with the turn. */
function lasting(e: HxEntity, now: number, what: 'power' | 'health'): number {
  let value = now;
  for (const fx of e.fx) if (fx.until === DURATION.fleeting) value -= fx[what];
  return Math.max(0, value);
}

export function fighterWorth(e: HxEntity, distances: Distances): number {
  const power = lasting(e, e.power, 'power');
  const health = Math.max(0, lasting(e, e.max, 'health') - e.damage * 0.5);
  let worth = power * WEIGHT.power + health * WEIGHT.health;
  const steps = distances.toBase[1 - e.owner][e.tile];
  if (!(e.kw & KW.defender)) worth += Math.max(0, HORIZON - steps) * WEIGHT.approach * Math.min(4, power) * 0.5;
  if (e.role === ROLE.commander) worth += WEIGHT.commander;
  return worth;
}

/** What a worker on its tile, or on its way to a mineral, will yield in the turns to come. */
export function workerIncome(s: HxState, e: HxEntity, distances: Distances): number {
  const { yields } = DEFS[e.def];
  if (!yields) return 0;
  if (s.board.types[e.tile] === TYPE.mineral) return total(yields);
  const steps = freeMineral(s, e, distances);
  return total(yields) * Math.max(0, WEIGHT.onTheWay - 0.05 * steps);
}

/** Straight distance to the nearest free mineral; walls in between are not considered. */
function freeMineral(s: HxState, e: HxEntity, { minerals, toMineral }: Distances): number {
  if (toMineral[e.tile] > HORIZON) return HORIZON;
  const { outline } = terrainOf(s.board);
  let best = HORIZON;
  const from = e.tile * outline.size;
  for (const tile of minerals) if (s.occupied[tile] === 0) best = Math.min(best, outline.dist[from + tile]);
  return best;
}

/** A worker without its income. */
export const WORKER = WEIGHT.worker;

/** What its owner would miss. */
export function unitWorth(s: HxState, e: HxEntity, distances: Distances): number {
  return e.kw & KW.worker ? WORKER + workerIncome(s, e, distances) * INCOME : fighterWorth(e, distances);
}
