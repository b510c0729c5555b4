import { HOW } from '../state.ts';
import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-22.16–22.18: X damage to its target before the hit. */
export const flechette: WrKeywordModule = {
  strikesBefore(s, unit, target, isAttacker, deeds) {
    if (isAttacker) deeds.hurt(s, target, unit.nums[NUM.flechette], HOW.before, unit);
  },
};
