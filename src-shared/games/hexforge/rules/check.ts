import type { AgendaItem } from '../../../kernel/state.ts';
import { DEFS } from '../catalog.ts';
import type { HxCause } from '../events.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { DOOM, KIND, ROLE, SLOT, ZONE, forgeCard, FORGE_CARDS, type HxEntity, type HxState, type HxTrigger } from '../state.ts';
import { cardName, isOrphan, moveCard, removeCard, toDiscard, toLost, trimHand } from './cards.ts';
import { derive } from './derive.ts';
import { takeOff } from './entities.ts';
import { baseOf } from './lookup.ts';
import { dealDamage } from './damage.ts';
import { noteItems } from './stack-sight.ts';
import { seenBy, sightings, tell, tellLeaving, type Sightings } from './tell.ts';
import { queueTriggers, triggerOrder } from './triggers.ts';
import { noteSight, rememberTerrain } from './vision.ts';
import type { HxListId } from '../types.ts';

const WITHSTANDS = KEYWORDS.at('withstands');

/** Asks for a state check: one follows every event (HX-D8). */
export const CHECK: AgendaItem = { do: 'check' };

export interface TriggerItem extends AgendaItem {
  do: 'trigger';
  trigger: HxTrigger[];
}

const CAUSES: readonly HxCause[] = ['damage', 'destroy', 'sacrifice', 'bounce', 'lose'];

/** What would remove a unit now, keywords aside. */
function causeOf(e: HxEntity): HxCause | null {
  if (e.doom > DOOM.destroy) return CAUSES[e.doom];
  if (e.max < 1) return 'maxHealth';
  if (e.doom === DOOM.destroy) return 'destroy';
  return e.damage >= e.max ? 'damage' : null;
}

/** The cause that removes a unit now, or null while it stays. */
export function removalOf(e: HxEntity): HxCause | null {
  const cause = causeOf(e);
  if (cause !== null && (e.kw & WITHSTANDS.mask) !== 0)
    for (const hook of WITHSTANDS.hooks) if ((e.kw & hook.mask) !== 0 && hook.does(cause)) return null;
  return cause;
}

/** A forge leaves with the 5 cards it brought, wherever in hand, deck, discard or lost they are (HX-6.8–6.14). */
function fellForge(s: HxState, forge: HxEntity, before: Sightings | null): void {
  tellLeaving(before, forge, (thing) => ({ type: 'forgeFell', thing }));
  takeOff(s, forge);
  const own = s.seats[forge.owner];
  own.slots[forge.slot - 1] = SLOT.fallen;
  const cards: string[] = [];
  for (let k = 0; k < FORGE_CARDS; k++) {
    const inst = forgeCard(forge.owner, forge.slot, k);
    const zone = s.zones[inst];
    if (zone === ZONE.deck || zone === ZONE.hand || zone === ZONE.discard || zone === ZONE.lost) {
      cards.push(cardName(s, inst));
      removeCard(s, inst);
    }
  }
  tell()?.only(forge.owner, { type: 'purged', seat: forge.owner, slot: forge.slot as HxListId, cards });
}

type Destination = 'discard' | 'lost' | 'hand' | 'removed';

/** Where a leaving unit's card goes; 'removed' if there is none to move or its forge fell (HX-3.3, 3.4, 6.11, 27.4). */
function destinationOf(s: HxState, unit: HxEntity, cause: HxCause): Destination {
  if (unit.role !== ROLE.normal || unit.inst < 0 || isOrphan(s, unit.inst)) return 'removed';
  if (cause === 'lose' || DEFS[unit.def].unstable) return 'lost';
  return cause === 'bounce' ? 'hand' : 'discard';
}

const PILE = { discard: ZONE.discard, lost: ZONE.lost, hand: ZONE.hand, removed: ZONE.removed } as const;

/** Equipment of a leaving unit goes to its owner's discard, whatever becomes of the unit (HX-9.6, 27.4). */
export function dropEquipment(s: HxState, inst: number): void {
  if (DEFS[s.defs[inst]].unstable) toLost(s, inst);
  else toDiscard(s, inst);
}

function removeUnit(s: HxState, unit: HxEntity, cause: HxCause, before: Sightings | null): void {
  const to = destinationOf(s, unit, cause);
  tellLeaving(before, unit, (thing) => ({ type: 'left', thing, cause, to }));
  takeOff(s, unit);
  if (unit.role === ROLE.normal && unit.inst >= 0) {
    if (to === 'removed') removeCard(s, unit.inst);
    else moveCard(s, unit.inst, PILE[to]);
  }
  if (to === 'discard') queueTriggers(s, unit, 'discarded', []);
  if (unit.equip >= 0) dropEquipment(s, unit.equip);
}

/** All dying units leave together, the older first (HX-D8); true if any did. */
function removeDying(s: HxState, before: Sightings | null): boolean {
  let dying: { unit: HxEntity; cause: HxCause }[] | null = null;
  for (const e of s.entities) {
    if (e.kind !== KIND.unit) continue;
    const cause = removalOf(e);
    if (cause) (dying ??= []).push({ unit: e, cause });
    else e.doom = DOOM.none;
  }
  if (!dying) return false;
  for (const { unit, cause } of dying) removeUnit(s, unit, cause, before);
  for (const { unit, cause } of dying) if (cause === 'bounce') trimHand(s, unit.owner);
  for (const { unit } of dying) {
    if (unit.role !== ROLE.commander) continue;
    // HX-7.4: the base pays with the health the commander had just before.
    const amount = s.seats[unit.owner].commanderHealth;
    if (amount <= 0) continue;
    tell()?.all({ type: 'commanderPenalty', seat: unit.owner, amount });
    dealDamage(s, [{ victim: baseOf(s, unit.owner), amount, source: 0, kw: 0, seat: unit.owner, from: -1 }]);
  }
  return true;
}

/** A base or forge without health. */
const hasFallen = (tower: HxEntity): boolean => tower.damage >= tower.max;

function removeFallenForges(s: HxState, before: Sightings | null): boolean {
  const fallen = s.entities.filter((e) => e.kind === KIND.forge && (hasFallen(e) || e.doom !== DOOM.none));
  for (const forge of fallen) fellForge(s, forge, before);
  return fallen.length > 0;
}

/** Loss and draw (HX-30.1, 30.5). */
function testLoss(s: HxState): void {
  const first = hasFallen(baseOf(s, 0));
  const second = hasFallen(baseOf(s, 1));
  if (!first && !second) return;
  s.result =
    first && second
      ? { winners: [], ranking: [1, 1], reason: 'bothBasesFell' }
      : { winners: [first ? 1 : 0], ranking: first ? [2, 1] : [1, 2], reason: 'baseFell' };
}

/** Fast path, true after most events: no entity is about to leave and no base has fallen, so only triggers are left. */
function isAllWell(s: HxState): boolean {
  for (const e of s.entities) {
    if (e.doom !== DOOM.none || (e.kind === KIND.unit ? removalOf(e) !== null : hasFallen(e))) return false;
  }
  return true;
}

/**
 * The state check (HX-2.11, HX-D8): forges out, units out, commanders' penalties, until nothing changes; then loss;
 * then triggers, each followed by a check of its own.
 */
export function runCheck(s: HxState): void {
  derive(s);
  rememberTerrain(s);
  noteItems(s);
  const isCalm = isAllWell(s);
  for (let changed = !isCalm; changed;) {
    derive(s);
    const before = sightings(s);
    const forges = removeFallenForges(s, before);
    if (forges) derive(s);
    changed = removeDying(s, before) || forges;
  }
  noteSight(s);
  if (!isCalm) testLoss(s);
  if (s.result !== null || s.triggers.length === 0) return;
  const fired = s.triggers.sort(triggerOrder(s.turnSeat));
  s.triggers = [];
  for (let i = fired.length - 1; i >= 0; i--) {
    s.agenda.push(CHECK);
    s.agenda.push({ do: 'trigger', trigger: [fired[i]] } as TriggerItem);
  }
}

/** A unit has just arrived: tells it, and queues what fires then (HX-28.7). */
export function announceArrival(s: HxState, unit: HxEntity, by: 'card' | 'base' | 'token', targets: number[]): void {
  tell()?.each(seenBy(s, unit, (thing) => ({ type: 'entered', thing, by })));
  queueTriggers(s, unit, 'entered', targets);
}
