import type { WrKeywordModule } from './moments.ts';

/** WR-24.37, 24.40: deployed directly left of its like it combines with it. */
export const swarm: WrKeywordModule = { combines: ({ index }, standing) => standing.card === index };
