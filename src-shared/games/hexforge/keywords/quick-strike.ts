import type { HxKeywordModule } from './moments.ts';

/** HX-28.20–28.23: strikes in the quick step unless the other side of the pair has it too. */
export const quickStrike: HxKeywordModule = { strikesIn: (both) => (both ? 1 : 0) };
