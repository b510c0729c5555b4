/** Every word that cards mark or rules explain: what it is called, which icon stands for it, what it does. */
import { mark } from '../../../text/markup.ts';
import { EFFECT_HELP } from './keywords-effects.ts';
import { TERM_HELP } from './keywords-terms.ts';
import { TYPE_HELP } from './keywords-types.ts';
import type { BlKeywordHelp } from './keyword-help.ts';

export type { BlKeywordHelp };

export const KEYWORDS: readonly BlKeywordHelp[] = [...TYPE_HELP, ...EFFECT_HELP, ...TERM_HELP];

const BY_ID = new Map(KEYWORDS.map((keyword) => [keyword.id, keyword]));
export const keywordById = (id: string): BlKeywordHelp | undefined => BY_ID.get(id);

/** "Trap 5", "Pierce". */
export function keywordName(id: string, n?: number): string {
  const name = BY_ID.get(id)?.name ?? id;
  return n === undefined ? name : `${name} ${n}`;
}

/** A word of the rules in a text, as it is called: "Shield", "Trap 5". */
export const keywordMark = (id: string, n?: number): string => mark(id, keywordName(id, n));
