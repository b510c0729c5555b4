import { HOW } from '../state.ts';
import { KW, MASKS } from './masks.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-22.19: units without it cannot reach it in melee. */
export const flying: WrKeywordModule = {
  outOfReach: {
    from: (attacker, how) => how === HOW.melee && !MASKS.meets(attacker.kw, KW.flying),
    because: 'It is Flying: melee does not reach it, ranged attacks do.',
  },
};
