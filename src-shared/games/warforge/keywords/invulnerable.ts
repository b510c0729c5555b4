import type { WrKeywordModule } from './moments.ts';

/** WR-23.4: neither damaged nor destroyed. */
export const invulnerable: WrKeywordModule = { takes: () => 0, withstands: true };
