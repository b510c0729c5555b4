import type { WrKeywordModule } from './moments.ts';

/** WR-24.9–24.11: dying it leaves a Remnant in its place. */
export const remnant: WrKeywordModule = { removed: (s, unit, index, deeds) => deeds.standIn(s, unit, index, 'remnant') };
