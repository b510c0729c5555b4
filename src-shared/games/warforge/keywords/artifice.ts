import type { WrKeywordModule } from './moments.ts';

/** WR-21.11: fires when its controller plays a Stratagem. */
export const artifice: WrKeywordModule = { stratagemPlayed: true };
