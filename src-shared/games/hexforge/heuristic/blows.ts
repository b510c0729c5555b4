import type { Distances } from '../board/distances.ts';
import { terrainOf } from '../board/terrain.ts';
import { KW } from '../keywords/masks.ts';
import { MODE, modeOf } from '../modes.ts';
import { strengthOf } from '../rules/derive.ts';
import { entityAt, entityById } from '../rules/lookup.ts';
import { KIND, isUnitOf, isUnitThere, tenantId, tenantOwner, type HxEntity, type HxState } from '../state.ts';
import { unitWorth } from './worth.ts';

/*
 * Blows that the turn player's ready units can still deal this turn. They are what a step next to the enemy is for, so
 * they count before they are struck; a unit that several can strike down together counts for each of them.
 */

/** A blow at a tower, for each point. */
const TOWER = 0.5;
/** Shares of the victim's worth: struck down, or wounded through and through; and of one's own that would fall. */
const FELLED = 0.55;
const WOUNDED = 0.25;
const LOST = 0.45;

const healthOf = (e: HxEntity): number => e.max - e.damage;
const canStrike = (e: HxEntity): boolean => e.kind === KIND.unit && !e.exhausted && !(e.kw & KW.defender) && strengthOf(e) > 0;
const harm = (e: HxEntity, victim: HxEntity): number => (e.kw & KW.lethal ? healthOf(victim) : strengthOf(e));

/** Scratch list, refilled by each `strikersAt`: the heuristic allocates nothing. */
const strikers: HxEntity[] = [];

/** Ready units of `seat` beside a tile. */
function strikersAt(s: HxState, tile: number, seat: number): readonly HxEntity[] {
  strikers.length = 0;
  for (const next of terrainOf(s.board).outline.around[tile]) {
    const there = s.occupied[next];
    if (!isUnitOf(there, seat)) continue;
    const e = entityById(s, tenantId(there))!;
    if (canStrike(e)) strikers.push(e);
  }
  return strikers;
}

/** What striking `victim` with everybody at hand is worth to each of them. */
function shareOfFelling(s: HxState, victim: HxEntity, distances: Distances): number {
  strikersAt(s, victim.tile, 1 - victim.owner);
  if (strikers.length === 0) return 0;
  let force = 0;
  let weakest = strikers[0];
  for (const e of strikers) {
    force += harm(e, victim);
    if (healthOf(e) < healthOf(weakest)) weakest = e;
  }
  const done = force / healthOf(victim);
  let gain = unitWorth(s, victim, distances) * (done >= 1 ? FELLED : WOUNDED * done);
  if (strengthOf(victim) >= healthOf(weakest)) gain -= unitWorth(s, weakest, distances) * LOST;
  return Math.max(0, gain) / strikers.length;
}

/** The best that a unit of the turn player can still strike from where it stands. */
export function blowToCome(s: HxState, e: HxEntity, distances: Distances): number {
  if (!canStrike(e)) return 0;
  let best = 0;
  for (const tile of terrainOf(s.board).outline.around[e.tile]) {
    const there = s.occupied[tile];
    if (there === 0 || tenantOwner(there) === e.owner) continue;
    best = Math.max(best, isUnitThere(there) ? shareOfFelling(s, entityById(s, tenantId(there))!, distances) : strengthOf(e) * TOWER);
  }
  return best;
}

/** The last declared attack does not kill its victim yet, and another unit could still join in. */
export function isGangingUp(s: HxState): boolean {
  if (modeOf(s.phase) !== MODE.declaring || s.attacks.length === 0) return false;
  const { tile } = s.attacks[s.attacks.length - 1];
  const victim = entityAt(s, tile);
  if (victim === null || victim.kind !== KIND.unit) return false;
  let force = 0;
  for (const attack of s.attacks) if (attack.tile === tile) force += harm(entityById(s, attack.unit)!, victim);
  return force < healthOf(victim) && strikersAt(s, tile, s.turnSeat).some((e) => !s.attacks.some(({ unit }) => unit === e.id));
}
