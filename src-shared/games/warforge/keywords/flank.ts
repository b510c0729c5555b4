import type { WrKeywordModule } from './moments.ts';

/** WR-22.15: it attacks enemy Troops in its entry turn. */
export const flank: WrKeywordModule = { readyAtOnce: 'troops' };
