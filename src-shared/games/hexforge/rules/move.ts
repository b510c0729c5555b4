import type { AgendaItem } from '../../../kernel/state.ts';
import { TYPE, hasBit, terrainOf, type Terrain } from '../board/terrain.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { BASE_MOVEMENT, KIND, isUnitThere, tenantOwner, type HxEntity, type HxOrder, type HxState } from '../state.ts';
import { CHECK } from './check.ts';
import { derive } from './derive.ts';
import { beginEvent, moveEntity } from './entities.ts';
import { entityById } from './lookup.ts';
import { tell, thingOf } from './tell.ts';
import { touchVision, visionOf } from './vision.ts';

const MOVEMENT = KEYWORDS.at('movement');
const CROSSES = KEYWORDS.at('crosses');

/* Move: orders are declared from what their player knows, then carried out one after another (HX-19). */

/** Tiles it moves; a keyword without a number counts once (HX-28.11). */
export function rangeOf(e: HxEntity): number {
  let range = BASE_MOVEMENT;
  if ((e.kw & MOVEMENT.mask) !== 0) for (const hook of MOVEMENT.hooks) if ((e.kw & hook.mask) !== 0) range += hook.does;
  return Math.max(0, range);
}

export const passesWalls = (e: HxEntity): boolean =>
  (e.kw & CROSSES.mask) !== 0 && CROSSES.hooks.some((hook) => (e.kw & hook.mask) !== 0 && hook.does === TYPE.wall);

export type StepProblem = 'wall' | 'base' | 'tower' | 'enemy';

/** What a step onto a tile meets, by what a seat with this vision and memory knows (HX-19.5, 19.6). */
function barrier(
  s: HxState,
  terrain: Terrain,
  seat: number,
  vision: readonly number[],
  throughWalls: boolean,
  tile: number,
): StepProblem | null {
  if (tile === s.board.bases[0] || tile === s.board.bases[1]) return 'base';
  if (terrain.wall[tile] && !throughWalls && hasBit(s.seats[seat].known, tile)) return 'wall';
  const there = s.occupied[tile];
  if (there === 0 || !hasBit(vision, tile)) return null;
  if (!isUnitThere(there)) return 'tower';
  return tenantOwner(there) === seat ? null : 'enemy';
}

/** Why a step of the unit onto `tile` is rejected for facts its player knows; null if it is accepted. */
export const stepProblem = (s: HxState, unit: HxEntity, tile: number): StepProblem | null =>
  barrier(s, terrainOf(s.board), unit.owner, visionOf(s, unit.owner), passesWalls(unit), tile);

/** A path may not end on a wall its player knows (HX-28.34). */
export const endsOnKnownWall = (s: HxState, unit: HxEntity, tile: number): boolean =>
  terrainOf(s.board).wall[tile] === 1 && hasBit(s.seats[unit.owner].known, tile);

/** Last tile of a path so far. */
export const orderEnd = (s: HxState, order: HxOrder): number =>
  order.path.length ? order.path[order.path.length - 1] : entityById(s, order.unit)!.tile;

/** Cost of a tile for the proposed path: short first, then away from own units, then over known ground (HX-D58). */
const AVOID_OWN = 16;
const AVOID_UNKNOWN = 1;

/** More tiles than any map has (`hxMapSchema`). Reused, because bots ask for paths in every Move phase they imagine. */
const MAX_TILES = 256;
const pathBefore = new Int16Array(MAX_TILES);
const pathCost = new Int32Array(MAX_TILES);
const pathStep = new Int8Array(MAX_TILES);
const queue = new Int16Array(MAX_TILES);

/**
 * Proposed shortest paths for a unit: previous tile per reachable tile, −1 where it cannot be ordered to. The result is
 * valid until the next call, as far as the map has tiles.
 */
export function proposePaths(s: HxState, unit: HxEntity): Int16Array {
  const terrain = terrainOf(s.board);
  const { outline } = terrain;
  const seat = unit.owner;
  const vision = visionOf(s, seat);
  const { known } = s.seats[seat];
  const throughWalls = passesWalls(unit);
  const range = rangeOf(unit);
  const before = pathBefore;
  for (let tile = 0; tile < outline.size; tile++) {
    before[tile] = -1;
    pathStep[tile] = -1;
  }
  pathStep[unit.tile] = 0;
  pathCost[unit.tile] = 0;
  queue[0] = unit.tile;
  let length = 1;
  for (let i = 0; i < length; i++) {
    const at = queue[i];
    const step = pathStep[at] + 1;
    if (step > range) break;
    const around = outline.around[at];
    for (let k = 0; k < around.length; k++) {
      const to = around[k];
      if (pathStep[to] >= 0 && pathStep[to] < step) continue;
      if (barrier(s, terrain, seat, vision, throughWalls, to) !== null) continue;
      const price = pathCost[at] + (hasBit(known, to) ? 0 : AVOID_UNKNOWN) + (s.occupied[to] !== 0 && hasBit(vision, to) ? AVOID_OWN : 0);
      if (pathStep[to] < 0) queue[length++] = to;
      else if (pathCost[to] <= price) continue;
      pathStep[to] = step;
      pathCost[to] = price;
      before[to] = at;
    }
  }
  return before;
}

/** The proposed path to a tile, start excluded. */
export function pathTo(before: Int16Array, from: number, to: number): number[] {
  const path: number[] = [];
  for (let at = to; at !== from; at = before[at]) path.unshift(at);
  return path;
}

export const isOrdered = (s: HxState, unit: HxEntity): boolean => s.orders.some((order) => order.unit === unit.id);

// ---------------------------------------------------------------- carrying out

/** One order under way. `at` counts path tiles taken; a unit over walls still stands on its last standable tile. */
export interface MarchItem extends AgendaItem {
  do: 'march';
  unit: number;
  path: number[];
  at: number;
  /** Where the unit stands; a mover that is elsewhere was moved by something else and stops. */
  tile: number;
  walls: boolean;
}

/** Queues all orders; length and Unimpeded count as at confirmation (HX-19.10). */
export function marchAll(s: HxState): void {
  derive(s);
  for (let i = s.orders.length - 1; i >= 0; i--) {
    const order = s.orders[i];
    const unit = entityById(s, order.unit)!;
    if (order.path.length)
      s.agenda.push({ do: 'march', unit: unit.id, path: order.path, at: 0, tile: unit.tile, walls: passesWalls(unit) } as MarchItem);
  }
  s.orders = [];
  s.orderOpen = 0;
}

/** The stopped mover's controller sees what stopped it until End (HX-19.8). */
function stop(s: HxState, unit: HxEntity, tile: number, by: 'wall' | 'entity'): void {
  const { lit } = s.seats[unit.owner];
  if (!lit.includes(tile)) lit.push(tile);
  touchVision(s);
  tell()?.only(unit.owner, { type: 'stopped', thing: thingOf(unit, unit.owner), tile, by });
  s.agenda.push(CHECK);
}

/** The next step of an order: an event of its own (HX-19.10). */
export function march(s: HxState, m: MarchItem): void {
  const unit = entityById(s, m.unit);
  if (!unit || unit.kind !== KIND.unit || unit.tile !== m.tile || m.at >= m.path.length) return;
  const terrain = terrainOf(s.board);
  beginEvent(s);
  let { at } = m;
  // Over walls nothing is entered or left: look on to the first tile on which the unit could stand.
  while (at < m.path.length && terrain.wall[m.path[at]] && m.walls) at++;
  if (at >= m.path.length) return stop(s, unit, m.path[at - 1], 'wall');
  const to = m.path[at];
  if (terrain.wall[to]) return stop(s, unit, to, 'wall');
  if (s.occupied[to] !== 0) return stop(s, unit, to, 'entity');
  moveEntity(s, unit, to, 'moved');
  s.agenda.push({ do: 'march', unit: m.unit, path: m.path, at: at + 1, tile: to, walls: m.walls } as MarchItem);
  s.agenda.push(CHECK);
}
