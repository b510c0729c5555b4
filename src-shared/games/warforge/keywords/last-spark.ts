import type { WrKeywordModule } from './moments.ts';

/** WR-23.7–23.9: fires as a payment takes its controller’s energy to 0. */
export const lastSpark: WrKeywordModule = { energyGone: true };
