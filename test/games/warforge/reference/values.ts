/** Numbers of a unit: keywords, attack values, what a damage instance comes to. */
import { troopsOf } from './board.ts';
import type { AttackMode, Effect, Keyword, KeywordId, NumberKeyword, Side, TriggerKeyword, Unit } from './scene.ts';

export const has = (unit: Unit, id: KeywordId): boolean => unit.keywords.some((keyword) => keyword.id === id);

/** WR-19.9: numbers of the same keyword add up. */
export const sumOf = (unit: Unit, id: NumberKeyword): number =>
  unit.keywords.reduce((sum, keyword) => (keyword.id === id && 'x' in keyword ? sum + keyword.x : sum), 0);

/** Taken away for good, however often the unit has it. */
export function lose(unit: Unit, id: KeywordId): void {
  unit.keywords = unit.keywords.filter((keyword) => keyword.id !== id);
}

type WithEffect = Extract<Keyword, { effect: Effect }>;

export const triggerOf = (unit: Unit, id: TriggerKeyword | 'brink'): WithEffect | undefined =>
  unit.keywords.find((keyword): keyword is WithEffect => keyword.id === id);

/** The value shown and used (WR-17.1), with Pack (WR-23.16) and Blind (WR-21.17). */
export function valueOf(unit: Unit, side: Side, mode: AttackMode): number {
  if (mode === 'ranged' && unit.blindUntil !== null) return 0;
  const pack = has(unit, 'pack') ? troopsOf(side).filter(({ id }) => id !== unit.id).length : 0;
  return Math.max(0, unit[mode] + pack);
}

/**
 * WR-19.1 from "add Vulnerable" on: what an instance of `n` takes from the health of a unit without a Shield.
 * @param tracer whether it is the hit of a ranged attack, which alone gains the Tracer bonus (WR-25.9)
 */
export function reduced(unit: Unit, n: number, tracer: boolean): number {
  if (n <= 0 || has(unit, 'invulnerable')) return 0;
  const raised = n + unit.vulnerable + (tracer ? unit.tracer : 0);
  const armour = sumOf(unit, 'armour');
  return armour > 0 ? Math.max(1, raised - armour) : raised;
}
