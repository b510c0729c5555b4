import type { KeywordHelp } from '../../../text/keyword-help.ts';

/** `card` and `unit` keywords stand on cards; `term`s are words of the rules. */
export type HxKeywordHelp = KeywordHelp<'card' | 'unit' | 'term'>;
