import type { Random } from '../../../../kernel/rng.ts';
import { TYPE, terrainOf } from '../../board/terrain.ts';
import { DEFS, defOf } from '../../catalog.ts';
import { KW } from '../../keywords/masks.ts';
import { derive } from '../../rules/derive.ts';
import { addTower, addUnit } from '../../rules/entities.ts';
import { entityAt } from '../../rules/lookup.ts';
import {
  DURATION,
  KIND,
  ROLE,
  ZONE,
  commanderRecord,
  isUnitOf,
  isUnitThere,
  tenantOwner,
  type HxEntity,
  type HxState,
} from '../../state.ts';
import type { HxEntityView, HxView } from '../../view.ts';
import type { Evidence } from './evidence.ts';
import { claimOrBend, fxFrom, isUnitCard, type Pool } from './piles.ts';
import type { HxPriors } from './priors.ts';

/* What stands on the board of a sampled world: everything in view as it is, and guesses in the fog. */

const ROLES = {
  normal: ROLE.normal,
  commander: ROLE.commander,
  primaryWorker: ROLE.primaryWorker,
  secondaryWorker: ROLE.secondaryWorker,
  token: ROLE.token,
} as const;

function placeSeen(s: HxState, e: HxEntityView, seat: number, pools: readonly Pool[], slots: number[][]): void {
  if (e.kind !== 'unit') {
    const tower = addTower(s, e.owner, e.tile, e.kind === 'base' ? 0 : e.owner === seat ? e.slot! : slots[e.owner].shift()!);
    tower.damage = e.damage;
    tower.seen[seat] = e.id;
    return;
  }
  const def = defOf(e.def!).index;
  const role = ROLES[e.role!];
  let inst = -1;
  if (role === ROLE.commander) inst = commanderRecord(e.owner);
  else if (role === ROLE.normal)
    inst =
      e.list !== undefined ? pools[e.owner].claim(def, e.list, ZONE.battlefield) : claimOrBend(s, pools[e.owner], def, ZONE.battlefield);
  const unit = addUnit(s, e.owner, def, inst, role, e.tile);
  unit.damage = e.damage;
  unit.exhausted = e.exhausted ? 1 : 0;
  unit.seen[seat] = e.id;
  for (const ability of e.abilities) if (ability.used) unit.used |= 1 << ability.index;
  const fx = e.effects.map(fxFrom);
  unit.fx = inst < 0 ? fx : fx.filter((f) => f.until !== DURATION.eternal);
  if (inst >= 0) s.cardFx[inst] = fx.filter((f) => f.until === DURATION.eternal);
}

/** Own ids of sight rise with age as the seat saw it, so they also give the sampled ages. */
export function placeAllSeen(s: HxState, view: HxView, pools: readonly Pool[], slots: number[][]): void {
  const seat = view.me!.seat;
  for (const e of [...view.entities].sort((a, b) => a.id - b.id)) placeSeen(s, e, seat, pools, slots);
  // Equipment may be of any list, so it claims its cards after the units.
  for (const e of view.entities) {
    if (e.equipment) entityAt(s, e.tile)!.equip = claimOrBend(s, pools[e.equipmentOwner!], defOf(e.equipment).index, ZONE.battlefield);
  }
  s.stale = 1;
  s.seats[seat].nextSeen = Math.max(0, ...view.entities.map((e) => e.id)) + 1;
}

/** Free standable tiles out of the seat's sight. */
function fogTiles(s: HxState, view: HxView): number[] {
  const { standable } = terrainOf(s.board);
  return view.map.tiles.flatMap((t, i) => (!t.seen && standable[i] && s.occupied[i] === 0 ? [i] : []));
}

/** Draws fog tiles, likelier near the given places; −1 when there is no fog left. */
type PickFog = (near: readonly number[], fits?: (tile: number) => boolean) => number;

const fogPicker =
  (s: HxState, view: HxView, { nearness }: HxPriors, random: Random): PickFog =>
  (near, fits = () => true) => {
    const { outline } = terrainOf(s.board);
    const tiles = fogTiles(s, view).filter(fits);
    if (tiles.length === 0) return -1;
    const weights = tiles.map((t) => nearness(Math.min(...near.map((n) => outline.dist[t * outline.size + n]))));
    let x = random.unit() * weights.reduce((a, b) => a + b, 0);
    for (let i = 0; i < tiles.length; i++) if ((x -= weights[i]) < 0) return tiles[i];
    return tiles[tiles.length - 1];
  };

function placeForges(s: HxState, rival: number, slots: number[], pickFog: PickFog): void {
  const own = 1 - rival;
  const { outline } = terrainOf(s.board);
  const fine = (t: number) =>
    s.board.types[t] !== TYPE.mineral &&
    outline.dist[t * outline.size + s.board.bases[own]] >= 5 &&
    outline.around[t].every((n) => s.occupied[n] === 0 || isUnitThere(s.occupied[n]) || tenantOwner(s.occupied[n]) !== rival);
  for (const slot of slots) {
    let tile = pickFog([s.board.bases[rival]], fine);
    if (tile < 0) tile = pickFog([s.board.bases[rival]]);
    if (tile >= 0) addTower(s, rival, tile, slot);
  }
}

/** Own turns in which a seat has had its chance to summon. */
function turnsSummoned(view: HxView, seat: number): number {
  const earlier = Math.floor((view.turn - (view.turnPlayer === seat ? 1 : 0)) / 2);
  const isPast = view.turnPlayer === seat && view.phase !== 'summon1';
  return earlier + (isPast ? 1 : 0);
}

/** Workers the rival has beyond those seen. */
function hiddenWorkers(view: HxView, rival: number, { workers }: HxPriors, random: Random): number {
  const seen = view.entities.filter((e) => e.owner === rival && e.role?.endsWith('Worker')).length;
  return Math.max(0, workers(turnsSummoned(view, rival), random.below(2)) - seen);
}

/** Where hidden units must not, and where some must stand, for the Unity of the units in view to be as it is seen (HX-28.36). */
function unityOf(s: HxState, view: HxView, rival: number): { shunned: Set<number>; wanted: (readonly number[])[] } {
  const { around } = terrainOf(s.board).outline;
  const united = view.entities.filter((e) => e.kind === 'unit' && e.owner === rival && DEFS[defOf(e.def!).index].unity !== null);
  if (united.length > 0) derive(s);
  const isAsSeen = (e: HxEntityView): boolean => entityAt(s, e.tile)!.max === e.maxHealth && entityAt(s, e.tile)!.power === e.power;
  const alone = united.filter((e) => isAsSeen(e) && !around[e.tile].some((tile) => isUnitOf(s.occupied[tile], rival)));
  return { shunned: new Set(alone.flatMap((e) => around[e.tile])), wanted: united.filter((e) => !isAsSeen(e)).map((e) => around[e.tile]) };
}

/** Guesses everything of the rival that stands in the fog. */
export function placeHidden(
  s: HxState,
  view: HxView,
  e: Evidence,
  pool: Pool,
  cards: number,
  slots: number[],
  priors: HxPriors,
  random: Random,
): void {
  const { rival } = e;
  const pickFog = fogPicker(s, view, priors, random);
  placeForges(s, rival, slots, pickFog);
  const { shunned, wanted } = unityOf(s, view, rival);
  const pickForUnit: PickFog = (near, fits = () => true) => {
    const there = wanted.shift();
    return pickFog(near, there ? (t) => there.includes(t) : (t) => !shunned.has(t) && fits(t));
  };
  const towers = s.entities.filter((x) => x.owner === rival && x.kind !== KIND.unit).map((x) => x.tile);
  const haunts = [...towers, ...e.lastSeen.slice(Math.max(0, e.lastSeen.length - priors.haunts))];
  for (let i = hiddenWorkers(view, rival, priors, random); i > 0; i--) {
    const mineral = pickForUnit(towers, (t) => s.board.types[t] === TYPE.mineral);
    const tile = mineral >= 0 ? mineral : pickForUnit(towers);
    const which = random.below(2);
    if (tile >= 0) addUnit(s, rival, s.workers[rival * 2 + which], -1, which === 0 ? ROLE.primaryWorker : ROLE.secondaryWorker, tile);
  }
  if (s.seats[rival].commander === 0 && random.unit() < priors.commanderOut(view.turn)) {
    const tile = pickForUnit(haunts);
    if (tile >= 0) addUnit(s, rival, s.defs[commanderRecord(rival)], commanderRecord(rival), ROLE.commander, tile);
  }
  let last: HxEntity | null = null;
  for (let i = 0; i < cards; i++) {
    // A Revealed unit would be in sight; a card that is no unit can only be equipment on one.
    const inst = pool.take((c) => isUnitCard(s, c) && (DEFS[s.defs[c]].kw & KW.revealed) === 0, ZONE.battlefield);
    const tile = inst < 0 ? -1 : pickForUnit(haunts);
    if (tile >= 0) last = addUnit(s, rival, s.defs[inst], inst, ROLE.normal, tile);
    else if (last && last.equip < 0) last.equip = pool.take((c) => DEFS[s.defs[c]].isEquipment, ZONE.battlefield);
  }
}
