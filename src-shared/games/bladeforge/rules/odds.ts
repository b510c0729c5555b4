import { DICE } from '../types.ts';
import { TOP_LEVEL } from '../state.ts';

/* Dice, counted out rather than thrown. Levels are indices of sizes. */

/** BL-7.9, 12.18: the die of an attack after so many steps. */
export const attackLevel = (level: number, steps: number): number => Math.min(TOP_LEVEL, level + steps);

/**
 * In how many ways each result of one attack roll can come, at index result − 1.
 * @param best whether the higher of two counts
 */
export const rollWays = (level: number, best: boolean): number[] => Array.from({ length: DICE[level] }, (_, i) => (best ? 2 * i + 1 : 1));

/** Chance that a block holds: the defender is strictly higher (BL-8.3–8.6). */
export function blockChance(defenderLevel: number, blockMod: number, attackerLevel: number): number {
  const own = DICE[defenderLevel];
  const other = DICE[attackerLevel];
  let held = 0;
  for (let a = 1; a <= own; a++) held += Math.min(other, Math.max(0, a + blockMod - 1));
  return held / (own * other);
}
