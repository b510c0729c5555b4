import type { WrKeywordModule } from './moments.ts';

/** WR-21.13: fires when its unit dies. */
export const backlash: WrKeywordModule = { dying: () => 1 };
