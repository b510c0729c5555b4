import type { MatchSummary } from '../../../src-shared/protocol/messages.ts';

/** A match's marks (casual, assisted, continued) as sentences; empty without marks. */
export const marksInWords = ({ assisted, continued }: Pick<MatchSummary, 'assisted' | 'continued'>): string =>
  [assisted && 'Assisted.', continued && 'Continued from another match.'].filter(Boolean).join(' ');
