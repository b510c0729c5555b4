import { COLOURS, type HxCost, type HxResource } from '../types.ts';
import { RESOURCE_NAMES } from './names.ts';
import { joined } from '../../../text/words.ts';

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

/** Resources in words: "2 generic, 1 Frexine and 1 Ornite"; `none` says what having or costing nothing is called. */
export function costWords(cost: HxCost, none = 'free'): string {
  const kinds: readonly HxResource[] = ['C', ...COLOURS];
  const parts = kinds.flatMap((kind) => (cost[kind] ? [`${cost[kind]} ${RESOURCE_NAMES[kind].name}`] : []));
  return joined(parts, 'and') || none;
}

/** What the pool lacks to pay the cost; nothing where it can be paid. */
export function lacking(cost: HxCost, pool: HxCost): HxCost {
  const lacks: HxCost = {};
  let spare = pool.C ?? 0;
  for (const colour of COLOURS) {
    const left = (pool[colour] ?? 0) - (cost[colour] ?? 0);
    if (left < 0) lacks[colour] = -left;
    else spare += left;
  }
  const generic = (cost.C ?? 0) - spare;
  return generic > 0 ? { ...lacks, C: generic } : lacks;
}
