import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-21.20, 21.21: fires as damage takes its health from above X to X or less, if it lives. */
export const brink: WrKeywordModule = {
  damageDone(_s, unit, all, queue) {
    const own = all.find((one) => one.unit === unit);
    if (own && !own.dies && own.before > unit.nums[NUM.brink] && unit.health <= unit.nums[NUM.brink]) queue(0, own.n, false);
  },
};
