import type { WrKeywordModule } from './moments.ts';

/** WR-24.9–24.11: dying it leaves a Remnant in its place; a Remnant itself leaves none. */
export const remnant: WrKeywordModule = {
  removed(s, unit, index, deeds) {
    if (unit.remnantOf < 0) deeds.standIn(s, unit, index, 'remnant');
  },
};
