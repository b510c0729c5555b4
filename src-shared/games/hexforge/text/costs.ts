import { COLOURS, type HxCost, type HxResource } from '../types.ts';

/** Reads a cost as written on a card: `'1FF'` is `{ C: 1, F: 2 }`, `''` and `'0'` are free. */
export function costOf(letters: string): HxCost {
  const cost: HxCost = {};
  const generic = parseInt(letters, 10) || 0;
  if (generic > 0) cost.C = generic;
  for (const letter of letters.replace(/^\d+/, '')) {
    const colour = letter as HxResource;
    cost[colour] = (cost[colour] ?? 0) + 1;
  }
  return cost;
}

/** The other way: generic first, then one letter per coloured resource; free is `0` (HX-26.5). */
export function costLetters(cost: HxCost): string {
  const letters = (cost.C ? String(cost.C) : '') + COLOURS.map((colour) => colour.repeat(cost[colour] ?? 0)).join('');
  return letters || '0';
}

/** CMC: the sum of all amounts (HX-26.10). */
export const costTotal = (cost: HxCost): number => Object.values(cost).reduce((sum, amount) => sum + amount, 0);

/** A cost as it is spoken: "2 and F and F". */
export const costWords = (cost: HxCost): string => [...(cost.C ? [String(cost.C)] : []), ...colourLetters(cost)].join(' and ') || 'free';

const colourLetters = (cost: HxCost): string[] => COLOURS.flatMap((colour) => Array<string>(cost[colour] ?? 0).fill(colour));
