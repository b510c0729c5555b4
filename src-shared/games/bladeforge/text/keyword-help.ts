import type { KeywordHelp } from '../../../text/keyword-help.ts';

/** `type`s are what a card can be, `effect`s what Gadgets do, `term`s the rest. */
export type BlKeywordHelp = KeywordHelp<'type' | 'effect' | 'term'>;

type Help = Omit<BlKeywordHelp, 'group'>;
export const inGroup =
  (group: BlKeywordHelp['group']) =>
  (help: Help): BlKeywordHelp => ({ ...help, group });
