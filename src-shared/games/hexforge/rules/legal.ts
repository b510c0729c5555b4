import { terrainOf } from '../board/terrain.ts';
import { GENERIC } from '../cost.ts';
import { TARGET, idOfTarget, kindOfTarget } from '../effects/frame.ts';
import { ACTION, TILE_UNIT, UNIT_TILE, classOf, keyOf } from '../keys.ts';
import { SLOT, SLOTS, ZONE, isUnitOf, ownerOf, tenantId, type HxEntity, type HxState } from '../state.ts';
import { attackTiles, attackersAsked, canAttack } from './combat.ts';
import { derive } from './derive.ts';
import { entityById } from './lookup.ts';
import { endsOnKnownWall, isOrdered, orderEnd, proposePaths, rangeOf, stepProblem } from './move.ts';
import {
  BASE_ABILITY,
  abilitiesOf,
  canActivate,
  canPlayCard,
  canRaise,
  canUseBase,
  chooserFor,
  discardable,
  nextAsk,
  sacrificable,
  slowAllowed,
} from './play.ts';
import { someTarget } from './targets.ts';
import { MODE, modeOf } from '../modes.ts';

/*
 * Every legal action of the deciding seat, as keys in a fixed order that follows from what that seat knows. With
 * `worth` set, what cannot matter or has an equal twin is left out (see `Game.candidates`).
 */

class KeyList {
  n = 0;
  readonly out: Int32Array;
  constructor(out: Int32Array) {
    this.out = out;
  }
  add(kind: number, particulars: number): void {
    this.out[this.n++] = keyOf(kind, particulars);
  }
}

function addPriority(s: HxState, list: KeyList, summoning: boolean): void {
  const seat = s.priority;
  const { hand } = s.seats[seat];
  for (let at = 0; at < hand.length; at++) if (canPlayCard(s, seat, hand[at], summoning)) list.add(ACTION.playCard, classOf(s, hand, at));
  for (let tile = 0; tile < s.occupied.length; tile++) {
    const there = s.occupied[tile];
    if (!isUnitOf(there, seat)) continue;
    const unit = entityById(s, tenantId(there))!;
    const abilities = abilitiesOf(s, unit);
    for (let i = 0; i < abilities.length; i++) {
      if (canActivate(s, seat, unit, i, abilities[i].ability, summoning)) list.add(ACTION.activateAbility, tile * 8 + i);
    }
  }
  if (slowAllowed(s, seat, summoning)) addBaseAbilities(s, list, seat);
  if (s.stack.length > 0) list.add(ACTION.letResolve, 0);
  else list.add(s.offered ? ACTION.agreeAdvance : ACTION.offerAdvance, 0);
}

function addBaseAbilities(s: HxState, list: KeyList, seat: number): void {
  for (let ability = 0; ability < BASE_ABILITY.raiseForge; ability++) {
    if (canUseBase(s, seat, ability, 0, true)) list.add(ACTION.baseAbility, ability * 8);
  }
  // Sites and price are the same for every slot: the first one that can be raised stands for all.
  const first = s.seats[seat].slots.indexOf(SLOT.unused) + 1;
  if (first === 0 || !canUseBase(s, seat, BASE_ABILITY.raiseForge, first, true)) return;
  for (let slot = first; slot <= SLOTS; slot++)
    if (canRaise(s, seat, slot)) list.add(ACTION.baseAbility, BASE_ABILITY.raiseForge * 8 + slot);
}

/** The action that names a target. */
function addTarget(s: HxState, list: KeyList, target: number): void {
  const id = idOfTarget(target);
  switch (kindOfTarget(target)) {
    case TARGET.entity:
      list.add(ACTION.chooseTile, entityById(s, id)!.tile);
      break;
    case TARGET.tile:
      list.add(ACTION.chooseTile, id);
      break;
    case TARGET.item:
      list.add(
        ACTION.chooseItem,
        s.stack.findIndex((item) => item.id === id),
      );
      break;
    case TARGET.card: {
      const seat = ownerOf(id);
      const lost = s.zones[id] === ZONE.lost;
      list.add(ACTION.choosePile, (seat * 2 + (lost ? 1 : 0)) * 128 + (lost ? s.seats[seat].lost : s.seats[seat].discard).indexOf(id));
      break;
    }
    default:
      addHandCard(s, list, id);
  }
}

function addHandCard(s: HxState, list: KeyList, inst: number): void {
  const { hand } = s.seats[ownerOf(inst)];
  list.add(ACTION.chooseHand, classOf(s, hand, hand.indexOf(inst)));
}

function addPlaying(s: HxState, list: KeyList, worth: boolean): void {
  const p = s.pending!;
  const ask = nextAsk(s, p)!;
  switch (ask.ask) {
    case 'target':
      someTarget(s, ask.spec, chooserFor(s, p, ask.index), (target) => {
        addTarget(s, list, target);
        return false;
      });
      break;
    case 'discard':
      for (const inst of discardable(s, p)) addHandCard(s, list, inst);
      break;
    case 'sacrifice':
      for (const e of sacrificable(s, p).sort((a, b) => a.tile - b.tile)) list.add(ACTION.chooseTile, e.tile);
      break;
    case 'pay':
      list.add(ACTION.payDefault, 0);
      if (!worth) for (let i = 0; i <= GENERIC; i++) if (ask.left[i] > 0) list.add(ACTION.payWith, i);
  }
}

function addOrders(s: HxState, list: KeyList, worth: boolean): void {
  if (s.orderOpen) addSteps(s, list, worth);
  else list.add(ACTION.confirmMoves, 0);
  if (s.orderOpen) return;
  for (let tile = 0; tile < s.occupied.length; tile++) {
    const there = s.occupied[tile];
    if (!isUnitOf(there, s.turnSeat)) continue;
    const unit = entityById(s, tenantId(there))!;
    if (!isOrdered(s, unit) && rangeOf(unit) > 0 && hasStep(s, unit)) list.add(ACTION.orderUnit, tile);
  }
}

const hasStep = (s: HxState, unit: HxEntity): boolean =>
  terrainOf(s.board).outline.around[unit.tile].some((t) => stepProblem(s, unit, t) === null);

function addSteps(s: HxState, list: KeyList, worth: boolean): void {
  const order = s.orders[s.orders.length - 1];
  const unit = entityById(s, order.unit)!;
  const end = orderEnd(s, order);
  if (order.path.length === 0) {
    const before = proposePaths(s, unit);
    for (let tile = 0; tile < s.occupied.length; tile++)
      if (before[tile] >= 0 && tile !== unit.tile && !endsOnKnownWall(s, unit, tile)) list.add(ACTION.goTo, tile);
    // Ending an order without a step only asks the same again.
    if (!worth || list.n === 0) list.add(ACTION.endOrder, 0);
  } else if (!endsOnKnownWall(s, unit, end)) list.add(ACTION.endOrder, 0);
  if (worth && list.n > 0) return;
  if (order.path.length < rangeOf(unit)) addNextSteps(s, list, unit, end, rangeOf(unit) - order.path.length - 1);
}

/** A step over a known wall is offered only if the path can still end off it. */
function addNextSteps(s: HxState, list: KeyList, unit: HxEntity, from: number, left: number): void {
  for (const to of terrainOf(s.board).outline.around[from]) {
    if (stepProblem(s, unit, to) === null && canStillEnd(s, unit, to, left)) list.add(ACTION.step, to);
  }
}

function canStillEnd(s: HxState, unit: HxEntity, at: number, left: number): boolean {
  if (!endsOnKnownWall(s, unit, at)) return true;
  if (left === 0) return false;
  return terrainOf(s.board).outline.around[at].some((to) => stepProblem(s, unit, to) === null && canStillEnd(s, unit, to, left - 1));
}

function addAttacks(s: HxState, list: KeyList): void {
  list.add(ACTION.confirmAttacks, 0);
  for (let tile = 0; tile < s.occupied.length; tile++) {
    const there = s.occupied[tile];
    if (!isUnitOf(there, s.turnSeat)) continue;
    const unit = entityById(s, tenantId(there))!;
    if (!canAttack(s, unit)) continue;
    for (const goal of attackTiles(s, unit)) list.add(ACTION.attack, UNIT_TILE.of(tile, goal));
  }
}

function addAttackerOrders(s: HxState, list: KeyList): void {
  const { tile } = s.choice!;
  list.add(ACTION.keepOrder, tile);
  for (const id of attackersAsked(s).rest) list.add(ACTION.orderAttacker, TILE_UNIT.of(tile, entityById(s, id)!.tile));
}

function addDiscards(s: HxState, list: KeyList): void {
  const { hand } = s.seats[s.choice!.seat];
  for (let at = 0; at < hand.length; at++) list.add(ACTION.chooseHand, classOf(s, hand, at));
}

/** Writes the keys into `out`; returns how many. */
export function listActions(s: HxState, out: Int32Array, worth: boolean): number {
  const list = new KeyList(out);
  if (s.result !== null) return 0;
  derive(s);
  if (s.choice !== null) {
    if (s.choice.kind === 'play') addPlaying(s, list, worth);
    else if (s.choice.kind === 'discard') addDiscards(s, list);
    else addAttackerOrders(s, list);
    return list.n;
  }
  switch (modeOf(s.phase)) {
    case MODE.summoning:
      addPriority(s, list, true);
      break;
    case MODE.responding:
      addPriority(s, list, false);
      break;
    case MODE.ordering:
      addOrders(s, list, worth);
      break;
    case MODE.declaring:
      addAttacks(s, list);
  }
  return list.n;
}
