import type { WrKeywordModule } from './moments.ts';

/** WR-22.8: it attacks in its entry turn, whatever it likes. */
export const fast: WrKeywordModule = { readyAtOnce: 'all' };
