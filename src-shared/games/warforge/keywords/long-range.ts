import { HOW } from '../state.ts';
import { loseKeywords } from '../rules/board.ts';
import { KW } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-23.10, 23.11: no retaliation against its ranged attacks; lost as it is attacked. */
export const longRange: WrKeywordModule = {
  silences: (how) => how === HOW.ranged,
  attacked: (unit) => loseKeywords(unit, KW.longRange),
};
