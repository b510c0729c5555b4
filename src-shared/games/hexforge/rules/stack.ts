import type { AgendaItem } from '../../../kernel/state.ts';
import { DEFS, type PlayTarget } from '../catalog.ts';
import { toCost } from '../cost.ts';
import { idOfTarget, type RunFrame } from '../effects/frame.ts';
import { KEYWORDS } from '../keywords/index.ts';
import {
  DOOM,
  KIND,
  ROLE,
  SLOT,
  ZONE,
  commanderRecord,
  forgeCard,
  FORGE_CARDS,
  type HxItem,
  type HxPending,
  type HxState,
} from '../state.ts';
import { discardCard, moveCard, shuffleDeck, toDiscard, toLost } from './cards.ts';
import { CHECK, announceArrival } from './check.ts';
import { addTower, addUnit, beginEvent } from './entities.ts';
import { baseOf, entityById } from './lookup.ts';
import { BASE_ABILITY, WHAT, abilityOf, baseTargets, paymentOf, summonedDef, textContext } from './play.ts';
import { isLegalTarget, type Chooser } from './targets.ts';
import { seenBy, tell } from './tell.ts';
import { queueTriggers } from './triggers.ts';
import { tellItem } from './tell-item.ts';

const ACTIVATED = KEYWORDS.at('activated');

/* From a complete choice to the stack, and from the stack to its effect. */

export interface ResolveItem extends AgendaItem {
  do: 'resolve';
}
export interface FinishItem extends AgendaItem {
  do: 'finishItem';
  item: number;
  /** The card's text was carried out (or it lost its targets), so Unstable spells are lost (HX-27.3, D54). */
  resolved: boolean;
}

/** Pays and puts the thing on the stack (HX-13.9): check and triggers run only then. Priority goes to the other player. */
export function commit(s: HxState, p: HxPending): void {
  s.pending = null;
  beginEvent(s);
  const cost = paymentOf(s, p);
  const { pool } = s.seats[p.seat];
  for (let i = 0; i < pool.length; i++) pool[i] -= cost[i];
  for (const id of p.sacrifices) entityById(s, id)!.doom = DOOM.sacrifice;
  const source = p.what === WHAT.base ? baseOf(s, p.seat) : entityById(s, p.src);
  const item: HxItem = {
    id: s.nextItem++,
    what: p.what,
    owner: p.seat,
    inst: p.inst,
    def: p.def,
    // An equipment's ability counts by the equipment from here on, not by its wearer.
    ability: p.what === WHAT.ability ? abilityOf(s, p).index : p.ability,
    slot: p.slot,
    src: source?.id ?? 0,
    srcTile: source?.tile ?? -1,
    srcPower: source?.power ?? 0,
    srcKw: source?.kw ?? 0,
    targets: p.targets,
    countered: 0,
    resolving: 0,
    seen: 0,
  };
  if (p.what === WHAT.card) moveCard(s, p.inst, ZONE.stack);
  else if (p.what === WHAT.ability) for (const hook of ACTIVATED.hooks) hook.does(source!, abilityOf(s, p), p.ability);
  s.stack.push(item);
  s.priority = 1 - p.seat;
  s.offered = 0;
  tell()?.only(p.seat, { type: 'spent', seat: p.seat, paid: toCost(cost) });
  tellItem(s, item, 'stacked');
  for (const inst of p.discards) discardCard(s, inst, 'cost');
  if (p.what === WHAT.card && DEFS[p.def].isSpell) {
    for (const e of s.entities) if (e.kind === KIND.unit && e.owner === p.seat) queueTriggers(s, e, 'spellCast', []);
  }
  s.agenda.push(CHECK);
}

/** Resolves the newest item, then asks for the next, until the stack is empty and the turn player has priority (HX-14.4, 14.7). */
export function resolveNext(s: HxState): void {
  const item = s.stack[s.stack.length - 1];
  if (!item) {
    s.priority = s.turnSeat;
    return;
  }
  s.agenda.push({ do: 'resolve' } as ResolveItem);
  item.resolving = 1;
  beginEvent(s);
  if (item.countered) {
    tellItem(s, item, 'fizzled', 'countered');
    finish(s, item, false);
    return;
  }
  const targets = legalTargets(s, item);
  if (!targets) {
    tellItem(s, item, 'fizzled', 'targetsGone');
    finish(s, item, true);
    return;
  }
  tellItem(s, item, 'resolving');
  finish(s, item, true);
  carryOut(s, item, targets);
}

const finish = (s: HxState, item: HxItem, resolved: boolean): void => {
  s.agenda.push({ do: 'finishItem', item: item.id, resolved } as FinishItem);
};

/** The item leaves the stack; a spell's card goes on to its pile, then a check follows (HX-14.5, 14.6). */
export function finishItem(s: HxState, f: FinishItem): void {
  const at = s.stack.findIndex((item) => item.id === f.item);
  const [item] = s.stack.splice(at, 1);
  if (item.inst >= 0 && s.zones[item.inst] === ZONE.stack) {
    if (f.resolved && DEFS[item.def].isSpell && DEFS[item.def].unstable) toLost(s, item.inst);
    else toDiscard(s, item.inst);
  }
  s.agenda.push(CHECK);
}

/** Re-checked targets with illegal ones zeroed; null if the item had targets and none that it needs is left (HX-14.14). */
export function legalTargets(s: HxState, item: HxItem): number[] | null {
  if (item.targets.length === 0) return item.targets;
  const specs = itemTargets(s, item);
  const checked = item.targets.map((target, i) => (isLegalTarget(s, specs[i], itemChooser(s, item, i), target) ? target : 0));
  // A unit needs its tile, whatever becomes of its Entry's targets (HX-28.8); so do base abilities and equipment.
  const needsPlace = item.what === WHAT.base || (item.what === WHAT.card && !DEFS[item.def].isSpell);
  const needed = needsPlace ? checked.slice(0, 1) : checked;
  return needed.some((target) => target !== 0) ? checked : null;
}

export function itemTargets(s: HxState, item: HxItem): readonly PlayTarget[] {
  if (item.what === WHAT.card) return DEFS[item.def].targets;
  return item.what === WHAT.base ? baseTargets(s, item.owner, item.ability) : DEFS[item.def].abilities[item.ability].targets;
}

/** As on choosing, but from the item alone: an ability's source may have left (HX-14.20). */
function itemChooser(s: HxState, item: HxItem, index: number): Chooser {
  if (item.what === WHAT.ability)
    return { seat: item.owner, src: item.src, srcTile: item.srcTile, targets: item.targets, inst: -1, def: item.def };
  const def = item.what === WHAT.card ? item.def : summonedDef(s, item.owner, item.ability);
  return textContext(def, item.inst, item.owner, item.targets, index);
}

function carryOut(s: HxState, item: HxItem, targets: number[]): void {
  if (item.what === WHAT.base) useBase(s, item, targets);
  else if (item.what === WHAT.ability) run(s, item, DEFS[item.def].abilities[item.ability].script, targets);
  else if (DEFS[item.def].isSpell) run(s, item, DEFS[item.def].spell, targets);
  else if (DEFS[item.def].isEquipment) equip(s, item, targets[0]);
  else {
    moveCard(s, item.inst, ZONE.battlefield);
    const unit = addUnit(s, item.owner, item.def, item.inst, ROLE.normal, idOfTarget(targets[0]));
    announceArrival(s, unit, 'card', targets.slice(1));
  }
}

function run(s: HxState, item: HxItem, program: number, targets: number[]): void {
  const frame: RunFrame = {
    do: 'run',
    program,
    pc: 0,
    seat: item.owner,
    src: item.src,
    srcTile: item.srcTile,
    srcPower: item.srcPower,
    srcKw: item.srcKw,
    def: item.def,
    targets,
  };
  s.agenda.push(frame);
}

function equip(s: HxState, item: HxItem, target: number): void {
  const unit = entityById(s, idOfTarget(target))!;
  moveCard(s, item.inst, ZONE.battlefield);
  unit.equip = item.inst;
  s.stale = 1;
  tell()?.each(seenBy(s, unit, (thing) => ({ type: 'equipped', thing, def: DEFS[item.def].id })));
}

function useBase(s: HxState, item: HxItem, targets: number[]): void {
  const tile = idOfTarget(targets[0]);
  if (item.ability === BASE_ABILITY.raiseForge) raiseForge(s, item, tile);
  else {
    const commander = item.ability === BASE_ABILITY.summonCommander;
    const role = commander ? ROLE.commander : item.ability === BASE_ABILITY.summonPrimaryWorker ? ROLE.primaryWorker : ROLE.secondaryWorker;
    const inst = commander ? commanderRecord(item.owner) : -1;
    announceArrival(s, addUnit(s, item.owner, summonedDef(s, item.owner, item.ability), inst, role, tile), 'base', targets.slice(1));
  }
}

/** HX-6.3–6.7. */
function raiseForge(s: HxState, item: HxItem, tile: number): void {
  const own = s.seats[item.owner];
  // HX-6.6, D23: the slot and the turn's limit are used only now, by a forge that really stands.
  if (own.raised || own.slots[item.slot - 1] !== SLOT.unused) return;
  own.raised = 1;
  own.slots[item.slot - 1] = SLOT.raised;
  const forge = addTower(s, item.owner, tile, item.slot);
  tell()?.each(seenBy(s, forge, (thing) => ({ type: 'entered', thing, by: 'raise' })));
  for (let k = 0; k < FORGE_CARDS; k++) moveCard(s, forgeCard(item.owner, item.slot, k), ZONE.deck);
  shuffleDeck(s, item.owner);
}
