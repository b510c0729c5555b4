import { matches, parseQuery } from '../../../src-shared/text/card-query.ts';
import { KEYWORD_FIELD, type CardCatalogue } from './catalogue-ui.ts';

/** The search for all cards that have a word. */
export const searchFor = (word: string): string => `${KEYWORD_FIELD}:"${word}"`;

/** The cards that have a word; none where the game does not search by words. */
export function cardsWith(word: string, { ids, fields, searched }: CardCatalogue): string[] {
  if (!fields.some(({ id }) => id === KEYWORD_FIELD)) return [];
  const query = parseQuery(searchFor(word), fields);
  return ids.filter((id) => matches(query, searched(id)));
}
