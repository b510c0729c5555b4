import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-25.17, 25.18: each instance of damage is X larger. */
export const vulnerable: WrKeywordModule = { takes: (unit, n) => n + unit.nums[NUM.vulnerable] };
