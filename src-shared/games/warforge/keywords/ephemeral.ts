import type { WrKeywordModule } from './moments.ts';

/** WR-22.6: still in hand at the end of its owner’s turn, it is discarded. */
export const ephemeral: WrKeywordModule = { leavesHand: true };
