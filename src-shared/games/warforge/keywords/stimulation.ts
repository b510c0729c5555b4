import type { WrKeywordModule } from './moments.ts';

/** WR-24.28, 24.29: fires when a Stratagem targets its unit. */
export const stimulation: WrKeywordModule = { targetedByCard: true };
