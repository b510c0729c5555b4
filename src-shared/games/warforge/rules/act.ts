import type { AgendaItem } from '../../../kernel/state.ts';
import { DEFS } from '../catalog.ts';
import { frameOf } from '../effects/frame.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS, POSITION } from '../keywords/masks.ts';
import { HOW, type WrState, type WrUnit } from '../state.ts';
import type { WrKeyword } from '../types.ts';
import { isNew, unitAt, unitById } from './board.ts';
import { isUsed, markUsed } from './change.ts';
import { DEEDS } from './deeds.ts';
import { pay } from './energy.ts';
import { turnUp } from './hidden.ts';
import { queueSparks, sparksOf } from './play.ts';
import { drainFirst } from './queue.ts';
import { barredFromActing, readiness } from './targets.ts';
import { tell, thingOf } from './tell.ts';
import { attackValue } from './values.ts';

/* Actions in place of an attack (WR-21.1) and texts that are paid for (WR-23.14). */

const REPLACES = KEYWORDS.at('replacesAttack');
const PAID = KEYWORDS.at('paidFor');

/** The keywords whose action an action names, in the order of its numbers. */
export const ACTIONS: readonly WrKeyword[] = REPLACES.hooks.map(({ id }) => id);

/** What is left to do once the text of an action is carried out. */
export interface ActedItem extends AgendaItem {
  do: 'acted';
  unit: number;
  /** Index in ACTIONS. */
  action: number;
}

/** Why a unit cannot use an action now, null if it can (WR-21.2, 22.2, 22.10, 17.4). */
export function barredFrom(s: WrState, unit: WrUnit, action: number): string | null {
  const hook = REPLACES.hooks[action];
  if (!MASKS.meets(unit.kw, hook.mask)) return 'It has no such action.';
  const barred = barredFromActing(unit);
  if (barred !== null) return barred;
  if (!hook.does.whileSick && isNew(s, unit) && readiness(s, unit) === 'nothing')
    return 'It arrived this turn and acts from your next turn on.';
  if (hook.does.oncePerTurn && isUsed(unit, hook.id)) return 'It has done that this turn.';
  if (attackValue(s, unit, HOW.melee) <= 0 && attackValue(s, unit, HOW.ranged) <= 0) return 'With both attack values at 0 it cannot act.';
  return null;
}

/** It spends one attack, as its text begins. */
export function useAction(s: WrState, place: number, action: number): void {
  const unit = unitAt(s, s.active, place)!;
  const { id } = REPLACES.hooks[action];
  s.fired = 0;
  unit.spent++;
  markUsed(unit, id);
  const item: ActedItem = { do: 'acted', unit: unit.id, action };
  s.agenda.push(item);
  runText(s, unit, id);
  turnUp(s, unit);
  tell()?.all({ type: 'acts', thing: thingOf(s, unit), keyword: id });
}

function runText(s: WrState, unit: WrUnit, keyword: WrKeyword): void {
  const program = DEFS[unit.card].scripts[POSITION[keyword]];
  if (program < 0) return;
  s.agenda.push(frameOf(program, { seat: unit.seat, card: unit.card, self: unit.id, it: 0, n: 0, targets: [], fresh: 0, whole: 1 }));
}

/** Agenda: after the text of an action. */
export function afterAction(s: WrState, { unit: id, action }: ActedItem): void {
  const unit = unitById(s, id);
  if (unit) REPLACES.hooks[action].does.after(s, unit, DEEDS);
}

/** Why the text of an Oath cannot be paid for now, null if it can (WR-23.14). */
export function barredFromOath(s: WrState, unit: WrUnit): string | null {
  const hook = PAID.hooks.find(({ mask }) => MASKS.meets(unit.kw, mask));
  if (hook === undefined) return 'It has taken no oath.';
  if (unit.deployed !== s.turn) return 'An Oath is paid in the turn its Troop is played.';
  if (isUsed(unit, hook.id)) return 'Its Oath is paid.';
  if (hook.does(unit) > s.seats[unit.seat].energy) return `Its Oath costs ${hook.does(unit)} energy.`;
  return null;
}

/** WR-23.14, 23.15: no Stratagem, but a payment. */
export function payOath(s: WrState, place: number): void {
  const unit = unitAt(s, s.active, place)!;
  const hook = PAID.hooks.find(({ mask }) => MASKS.meets(unit.kw, mask))!;
  s.fired = 0;
  markUsed(unit, hook.id);
  const sparks = pay(s, unit.seat, hook.does(unit)) ? sparksOf(s, unit.seat) : [];
  const item: SparksItem = { do: 'sparks', units: sparks };
  s.agenda.push(item);
  runText(s, unit, hook.id);
  turnUp(s, unit);
  tell()?.all({ type: 'acts', thing: thingOf(s, unit), keyword: hook.id });
}

/** Those whose text hangs on the energy that a payment took to 0, after what was paid for. */
export interface SparksItem extends AgendaItem {
  do: 'sparks';
  units: number[];
}

/** Agenda. */
export function spark(s: WrState, { units }: SparksItem): void {
  queueSparks(s, units);
  drainFirst(s);
}
