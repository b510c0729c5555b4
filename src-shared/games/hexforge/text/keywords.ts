/** Every word that cards mark: what it is called, which icon stands for it, what it does. */
import { helpOf } from '../../../text/keyword-help.ts';
import { CARD_HELP } from './keywords-card.ts';
import { ENTITY_KEYWORDS } from './keywords-entity.ts';
import { TABLE_HELP } from './keywords-table.ts';
import { TERM_HELP } from './keywords-terms.ts';
import type { HxKeywordHelp } from './keyword-help.ts';

export type { HxKeywordHelp };

export const KEYWORDS: readonly HxKeywordHelp[] = [...CARD_HELP, ...helpOf(ENTITY_KEYWORDS, 'unit'), ...TERM_HELP, ...TABLE_HELP];

const BY_ID = new Map(KEYWORDS.map((keyword) => [keyword.id, keyword]));
export const keywordById = (id: string): HxKeywordHelp | undefined => BY_ID.get(id);

/** "Splash 2", "Quick Strike". */
export function keywordName(id: string, n?: number): string {
  const name = BY_ID.get(id)?.name ?? id;
  return n === undefined ? name : `${name} ${n}`;
}
