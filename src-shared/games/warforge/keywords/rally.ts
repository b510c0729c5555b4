import type { WrKeywordModule } from './moments.ts';

/** WR-24.3: fires as its unit is played from hand. */
export const rally: WrKeywordModule = { deployed: true };
