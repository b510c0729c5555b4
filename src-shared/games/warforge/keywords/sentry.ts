import { HOW } from '../state.ts';
import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-24.16–24.18: X damage to its attacker before the hit. */
export const sentry: WrKeywordModule = {
  strikesBefore(s, unit, attacker, isAttacker, deeds) {
    if (!isAttacker) deeds.hurt(s, attacker, unit.nums[NUM.sentry], HOW.before, unit);
  },
};
