import type { KeywordHelp } from '../../../text/keyword-help.ts';

/** `card` and `unit` keywords stand on cards; `term`s are words of the rules; `table`: signs and first questions of the table. */
export type HxKeywordHelp = KeywordHelp<'card' | 'unit' | 'term' | 'table'>;
