import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-21.8: each instance is X smaller, but at least 1. */
export const armour: WrKeywordModule = { takes: (unit, n) => Math.max(1, n - unit.nums[NUM.armour]) };
