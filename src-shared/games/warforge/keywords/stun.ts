import { endOfNextTurn } from '../rules/board.ts';
import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-24.34–24.36: it cannot act to the end of its controller’s next turn. */
export const stun: WrKeywordModule = {
  barsActing: 'It is stunned.',
  numbered: (s, unit, n) => Math.max(n, endOfNextTurn(s, unit)),
  expires: (s, unit) => unit.nums[NUM.stun] <= s.turn,
};
