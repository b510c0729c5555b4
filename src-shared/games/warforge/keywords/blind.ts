import { HOW } from '../state.ts';
import { endOfNextTurn } from '../rules/board.ts';
import { NUM } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-21.17–21.19: its ranged value is 0, whatever raises it, to the end of its controller’s next turn. */
export const blind: WrKeywordModule = {
  value: (_s, _unit, how, n) => (how === HOW.ranged ? 0 : n),
  numbered: (s, unit, n) => Math.max(n, endOfNextTurn(s, unit)),
  expires: (s, unit) => unit.nums[NUM.blind] <= s.turn,
};
