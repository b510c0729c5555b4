import type { WrKeywordModule } from './moments.ts';

/** WR-21.3–21.7: deployed face down; turned up in its controller’s turn, its text fires. */
export const ambush: WrKeywordModule = { entersHidden: true, turnedUp: true };
