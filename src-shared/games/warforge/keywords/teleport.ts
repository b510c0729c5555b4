import type { WrKeywordModule } from './moments.ts';

/** WR-25.2, 25.3: its effect happens if it is played in the turn it was drawn. */
export const teleport: WrKeywordModule = { met: (_s, _seat, _n, fresh) => fresh };
