import type { MatchSummary } from '../../../src-shared/protocol/messages.ts';

/** What sets a match apart from one that was simply played, in sentences; empty if nothing does. */
export const marksInWords = ({ assisted, continued }: Pick<MatchSummary, 'assisted' | 'continued'>): string =>
  [assisted && 'Assisted.', continued && 'Continued from another match.'].filter(Boolean).join(' ');
