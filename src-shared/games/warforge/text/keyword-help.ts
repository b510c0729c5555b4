import type { KeywordHelp } from '../../../text/keyword-help.ts';
import type { WrFaction, WrKeywordGroup } from '../types.ts';

export type WrHelpGroup = WrKeywordGroup | 'pact' | 'term' | 'phase';

/** Help on a word that cards mark or the window shows. `home` is null for what belongs to no faction. */
export interface WrKeywordHelp extends KeywordHelp<WrHelpGroup> {
  home: WrFaction | null;
}

type Help = Omit<WrKeywordHelp, 'group' | 'home'>;
export const inHelpGroup =
  (group: WrHelpGroup) =>
  (help: Help): WrKeywordHelp => ({ ...help, group, home: null });
