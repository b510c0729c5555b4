import type { HxCost, HxResource } from '../../../src-shared/games/hexforge/types.ts';

export interface GemText {
  resource: HxResource;
  /** Number for generic amounts, letter for colours, letter times amount for many of one. */
  text: string;
}

const COLOUR_ORDER: readonly HxResource[] = ['F', 'O', 'R', 'G', 'E'];
/** So many gems of one colour stand one by one; more are counted. */
const MOST_SINGLE = 3;

/** Gems of a cost in reading order: generic first, then one gem per coloured point. Nothing to pay is a plain 0. */
export function gemsOf(cost: HxCost): GemText[] {
  const gems: GemText[] = [];
  if (cost.C) gems.push({ resource: 'C', text: String(cost.C) });
  for (const resource of COLOUR_ORDER) {
    const amount = cost[resource] ?? 0;
    if (amount > MOST_SINGLE) gems.push({ resource, text: `${amount}${resource}` });
    else for (let i = 0; i < amount; i++) gems.push({ resource, text: resource });
  }
  return gems.length ? gems : [{ resource: 'C', text: '0' }];
}
