import { HOW } from '../state.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-24.24, 24.25: what its ranged attack kills does not retaliate. */
export const sniper: WrKeywordModule = { silences: (how, kills) => how === HOW.ranged && kills };
