import { HOW } from '../state.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-24.5: fires after a ranged attack of another friendly unit. */
export const regiment: WrKeywordModule = {
  attackOver: (_s, unit, { seat, attacker, how }) => (how === HOW.ranged && seat === unit.seat && attacker !== unit.id ? 1 : 0),
};
