import type { KeywordModule } from './types.ts';

/** HX-28.20–28.23: strikes in the quick step unless the other side of the pair has it too. */
export const quickStrike: KeywordModule = { id: 'quickStrike', strikesIn: ({ mine, theirs }) => (mine && !theirs ? 0 : 1) };
