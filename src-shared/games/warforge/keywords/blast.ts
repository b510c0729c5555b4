import { HOW } from '../state.ts';
import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-21.14–21.16: X damage to each unit beside the target. */
export const blast: WrKeywordModule = {
  hitsBeside(s, unit, beside, _excess, deeds) {
    for (const other of beside) deeds.hurt(s, other, unit.nums[NUM.blast], HOW.blast, unit);
  },
};
