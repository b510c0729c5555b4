import type { WrKeywordModule } from './moments.ts';

/** WR-22.21: it attacks twice per turn. */
export const frenzy: WrKeywordModule = { attacks: 2 };
