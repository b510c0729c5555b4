import type { KeywordHelp } from '../../../text/keyword-help.ts';

/** `keyword`s are had by creatures, `ability` words open a text, `action`s are what texts do, `term`s the rest. */
export type LnKeywordHelp = KeywordHelp<'keyword' | 'ability' | 'action' | 'term'>;

type Help = Omit<LnKeywordHelp, 'group'>;
export const inGroup =
  (group: LnKeywordHelp['group']) =>
  (help: Help): LnKeywordHelp => ({ ...help, group });
