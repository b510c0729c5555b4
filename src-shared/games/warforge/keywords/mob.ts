import { HOW } from '../state.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-23.12, 23.13: fires after a melee attack of another friendly unit. */
export const mob: WrKeywordModule = {
  attackOver: (_s, unit, { seat, attacker, how }) => (how === HOW.melee && seat === unit.seat && attacker !== unit.id ? 1 : 0),
};
