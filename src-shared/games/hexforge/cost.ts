import { RESOURCES, type HxCost, type HxResource } from './types.ts';

/** Amounts in the order F, O, R, G, E, C. */
export type Amounts = number[];

export const GENERIC = 5;

export const noAmounts = (): Amounts => [0, 0, 0, 0, 0, 0];

/**
 * Reads a cost as written (HX-26.5): a number for generic, then one letter per coloured resource; `''` and `'0'` are free.
 * @throws on anything else
 */
export function parseCost(text: string): Amounts {
  const match = /^(\d*)([FORGE]*)$/.exec(text);
  if (!match) throw new Error(`"${text}" is not a cost`);
  const amounts = noAmounts();
  amounts[GENERIC] = Number(match[1] || 0);
  for (const letter of match[2]) amounts[RESOURCES.indexOf(letter as HxResource)]++;
  return amounts;
}

export function toCost(amounts: readonly number[]): HxCost {
  const cost: HxCost = {};
  RESOURCES.forEach((name, i) => {
    if (amounts[i]) cost[name] = amounts[i];
  });
  return cost;
}

export const fromCost = (cost: HxCost): Amounts => RESOURCES.map((name) => cost[name] ?? 0);

/** CMC (HX-26.10). */
export const total = (amounts: readonly number[]): number => amounts[0] + amounts[1] + amounts[2] + amounts[3] + amounts[4] + amounts[5];

/** Coloured parts by their colour, the generic part by anything left (HX-26.6–26.8). */
export function payable(cost: readonly number[], pool: readonly number[]): boolean {
  let spare = pool[GENERIC];
  for (let i = 0; i < GENERIC; i++) {
    if (pool[i] < cost[i]) return false;
    spare += pool[i] - cost[i];
  }
  return spare >= cost[GENERIC];
}

/** What is left in the pool once the coloured parts are set aside. */
export function afterColours(cost: readonly number[], pool: readonly number[]): Amounts {
  const left = pool.slice();
  for (let i = 0; i < GENERIC; i++) left[i] -= cost[i];
  return left;
}

/** The type that pays the next generic by default (HX-26.9): C, then the colour with most left, ties F, O, R, G, E. */
export function defaultPayer(left: readonly number[]): number {
  if (left[GENERIC] > 0) return GENERIC;
  let best = 0;
  for (let i = 1; i < GENERIC; i++) if (left[i] > left[best]) best = i;
  return best;
}

/** Is there more than one way to pay `generic` from what is left? */
export function paymentIsChoice(generic: number, left: readonly number[]): boolean {
  let kinds = 0;
  let sum = 0;
  for (const amount of left) {
    if (amount > 0) kinds++;
    sum += amount;
  }
  return generic > 0 && kinds > 1 && sum > generic;
}
