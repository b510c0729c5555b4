import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-24.4: heals X at the end of every turn. */
export const regeneration: WrKeywordModule = { anyTurnEnds: (s, unit, deeds) => deeds.heal(s, unit, unit.nums[NUM.regeneration]) };
