import type { History } from '../../../kernel/game.ts';
import { Random } from '../../../kernel/rng.ts';
import { playKey } from '../engine.ts';
import type { WrEvent } from '../events.ts';
import { ACTION, attackFrom, attackHow, attackTo, kindOf, particularsOf } from '../keys.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { unitAt, unitById } from '../rules/board.ts';
import { legal, toAct } from '../rules/legal.ts';
import { cloneState } from '../search/clone.ts';
import { determinize } from '../search/determinize.ts';
import { HOW, type WrState, type WrUnit } from '../state.ts';
import { PLACES } from '../types.ts';
import type { WrView } from '../view.ts';
import { wrQuestionSchema, type WrAnswers, type WrAttackForecast, type WrSpan } from './questions.ts';

/* Answers for the window, from the seat's view alone. */

/** Enough that a die with few sides shows more than one of them. */
const WORLDS = 6;
const keys = new Int32Array(MAX_ACTIONS);

const ACROSS: WrSpan = { least: Infinity, most: -Infinity };
const widened = ({ least, most }: WrSpan, n: number): WrSpan => ({ least: Math.min(least, n), most: Math.max(most, n) });

/** Legal attacks of the unit at a place of the deciding seat. */
function attacksFrom(s: WrState, place: number): number[] {
  const all = keys.subarray(0, legal(s, keys));
  return Array.from(all).filter((key) => kindOf(key) === ACTION.attack && attackFrom(particularsOf(key)) === place);
}

/** Health lost; all that was left where it is gone, none where it gained some. */
const lost = (s: WrState, unit: WrUnit): number => Math.max(0, unit.health - Math.max(0, unitById(s, unit.id)?.health ?? 0));

function forecast(worlds: readonly WrState[], seat: number, key: number): WrAttackForecast {
  const n = particularsOf(key);
  let [deals, takes] = [ACROSS, ACROSS];
  let [targets, attackers] = [0, 0];
  for (const world of worlds) {
    const attacker = unitAt(world, seat, attackFrom(n))!;
    const target = unitAt(world, 1 - seat, attackTo(n))!;
    const s = cloneState(world);
    playKey(s, key);
    deals = widened(deals, lost(s, target));
    takes = widened(takes, lost(s, attacker));
    if ((unitById(s, target.id)?.health ?? 0) <= 0) targets++;
    if ((unitById(s, attacker.id)?.health ?? 0) <= 0) attackers++;
  }
  return {
    to: PLACES[attackTo(n)],
    mode: attackHow(n) === HOW.ranged ? 'ranged' : 'melee',
    deals,
    takes,
    targetFalls: targets / worlds.length,
    attackerFalls: attackers / worlds.length,
  };
}

/**
 * Answers from the view alone; null where the asker has nothing to decide.
 * @throws for a question that does not exist
 */
export function answer(view: WrView, history: History<WrEvent>, asked: unknown): WrAnswers[keyof WrAnswers] | null {
  const { from } = wrQuestionSchema.parse(asked);
  if (view.viewer === 'spectator' || view.toAct !== view.viewer) return null;
  const seat = view.viewer;
  const worlds = Array.from({ length: WORLDS }, (_, i) => determinize(view, history, new Random(`query ${i}`)));
  if (toAct(worlds[0]) !== seat) return null;
  return attacksFrom(worlds[0], PLACES.indexOf(from)).map((key) => forecast(worlds, seat, key));
}
