import { DEFS } from '../catalog.ts';
import { BASE_HEALTH, FORGE_HEALTH, KIND, ROLE, tenant, type HxEntity, type HxState } from '../state.ts';
import { dependsOnPlaces, derive, healthOf } from './derive.ts';
import { entityById } from './lookup.ts';
import { seenBy, seenMoving, sighting, tell } from './tell.ts';
import { touchVision, walkSight } from './vision.ts';

const mark = (e: HxEntity): number => tenant(e.id, e.owner, e.kind);

function place(s: HxState, e: HxEntity): HxEntity {
  s.entities.push(e);
  s.occupied[e.tile] = mark(e);
  s.stale = 1;
  touchVision(s);
  return e;
}

/** Every entity is made here or copied member by member in the same order, so that all share one shape. */
const newEntity = (
  id: number,
  kind: number,
  owner: number,
  def: number,
  inst: number,
  role: number,
  slot: number,
  tile: number,
): HxEntity => ({
  id,
  kind,
  owner,
  def,
  inst,
  role,
  slot,
  tile,
  damage: 0,
  exhausted: 0,
  fx: [],
  equip: -1,
  used: 0,
  doom: 0,
  power: 0,
  max: 0,
  kw: 0,
  splash: 0,
  seen: [0, 0],
});

export function addTower(s: HxState, owner: number, tile: number, slot: number): HxEntity {
  const tower = newEntity(s.nextId++, slot === 0 ? KIND.base : KIND.forge, owner, -1, -1, ROLE.normal, slot, tile);
  tower.max = slot === 0 ? BASE_HEALTH : FORGE_HEALTH;
  return place(s, tower);
}

/** Puts a unit on a free tile; its Entry is the caller's to queue. `inst` is −1 for workers and tokens. */
export function addUnit(s: HxState, owner: number, def: number, inst: number, role: number, tile: number): HxEntity {
  const unit = place(s, newEntity(s.nextId++, KIND.unit, owner, def, inst, role, 0, tile));
  const { power, health, kw, splash } = DEFS[def];
  unit.power = power;
  unit.max = health;
  unit.kw = kw;
  unit.splash = splash;
  derive(s);
  if (role === ROLE.commander) {
    // It may be removed by the very event that brought it: then what it arrived with counts, not a former summon's.
    s.seats[owner].commander = unit.id;
    s.seats[owner].commanderHealth = healthOf(unit);
  }
  return unit;
}

/** Takes an entity off the board; cards are the caller's business. */
export function takeOff(s: HxState, e: HxEntity): void {
  s.entities.splice(s.entities.indexOf(e), 1);
  s.occupied[e.tile] = 0;
  s.stale = 1;
  touchVision(s);
  if (e.role === ROLE.commander) s.seats[e.owner].commander = 0;
  for (const item of s.stack) {
    if (item.src !== e.id) continue;
    item.srcTile = e.tile;
    item.srcPower = e.power;
    item.srcKw = e.kw;
  }
}

/** Puts a unit on another tile. */
export function moveEntity(s: HxState, e: HxEntity, tile: number, how: 'moved' | 'teleported'): void {
  const before = tell() && sighting(s, e);
  s.occupied[e.tile] = 0;
  e.tile = tile;
  s.occupied[tile] = mark(e);
  if (dependsOnPlaces(s)) s.stale = 1;
  walkSight(s, e);
  if (before) tell()?.each(seenMoving(s, e, how, before));
}

/**
 * An event starts: what a commander's removal costs its base is the commander's health at this moment (HX-D13).
 * Called before each effect, combat step, move step and before Fleeting effects end.
 */
export function beginEvent(s: HxState): void {
  derive(s);
  for (const own of s.seats) if (own.commander !== 0) own.commanderHealth = healthOf(entityById(s, own.commander)!);
}

export const setExhausted = (s: HxState, e: HxEntity, exhausted: 0 | 1): void => {
  if (e.kind !== KIND.unit || e.exhausted === exhausted) return;
  e.exhausted = exhausted;
  tell()?.each(seenBy(s, e, (thing) => ({ type: exhausted ? 'exhausted' : 'readied', thing })));
};
