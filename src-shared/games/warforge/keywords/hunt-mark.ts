import { HOW } from '../state.ts';
import { warlordOf } from '../rules/board.ts';
import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-23.1–23.3: destroyed, it costs its Warlord 1 health for each mark and heals the enemy’s. */
export const huntMark: WrKeywordModule = {
  forTroops: true,
  // Marks are counted, one at least (WR-23.2).
  numbered: (_s, _unit, n, x) => n + Math.max(1, x),
  dying: (_s, unit) => unit.nums[NUM.huntMark],
  fires(s, { seat }, _unit, deeds) {
    deeds.hurt(s, warlordOf(s, seat), 1, HOW.effect, null);
    deeds.heal(s, warlordOf(s, 1 - seat), 1);
  },
};
