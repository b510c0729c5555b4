import { HOW } from '../state.ts';
import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-25.7–25.9: ranged hits deal X more; it goes at the end of a turn in which it was shot at. */
export const tracer: WrKeywordModule = {
  takes: (unit, n, how) => (how === HOW.ranged ? n + unit.nums[NUM.tracer] : n),
  expires: (_s, unit) => unit.shotAt === 1,
};
