import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-23.14, 23.15: in the turn it is played, X energy buys its text once. */
export const oath: WrKeywordModule = { paidFor: (unit) => unit.nums[NUM.oath] };
