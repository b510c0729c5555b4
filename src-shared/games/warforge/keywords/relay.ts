import type { WrKeywordModule } from './moments.ts';

/** WR-24.6–24.8: a friendly Stratagem that targets it affects the units beside it too. */
export const relay: WrKeywordModule = { spreads: true };
