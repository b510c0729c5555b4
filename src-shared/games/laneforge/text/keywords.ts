/** Every word that cards mark or rules explain: what it is called, which icon stands for it, what it does. */
import { helpOf } from '../../../text/keyword-help.ts';
import { mark } from '../../../text/markup.ts';
import { ABILITY_HELP } from './keywords-abilities.ts';
import { ACTION_HELP } from './keywords-actions.ts';
import { CREATURE_KEYWORDS } from './keywords-creature.ts';
import { TERM_HELP } from './keywords-terms.ts';
import type { LnKeywordHelp } from './keyword-help.ts';

export type { LnKeywordHelp };

export const KEYWORDS: readonly LnKeywordHelp[] = [...helpOf(CREATURE_KEYWORDS, 'keyword'), ...ABILITY_HELP, ...ACTION_HELP, ...TERM_HELP];

const BY_ID = new Map(KEYWORDS.map((keyword) => [keyword.id, keyword]));
export const keywordById = (id: string): LnKeywordHelp | undefined => BY_ID.get(id);

/** "Armor 2", "Mobility 3", "Stealth". */
export function keywordName(id: string, x?: number): string {
  const name = BY_ID.get(id)?.name ?? id;
  return x === undefined ? name : `${name} ${x}`;
}

/** A keyword in a text, as it is written on creatures. */
export const keywordMark = (id: string, x?: number): string => mark(id, keywordName(id, x));

/** A term in the middle of a sentence. */
export const termMark = (id: string): string => mark(id, keywordName(id).toLowerCase());
