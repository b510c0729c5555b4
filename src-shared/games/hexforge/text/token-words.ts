import { mark } from '../../../text/markup.ts';
import { cardById } from '../cards/index.ts';
import { keywordName } from './keywords.ts';
import type { KeywordSpec } from '../effects/dsl.ts';

export const keywordMark = (keyword: KeywordSpec): string =>
  typeof keyword === 'string' ? mark(keyword, keywordName(keyword)) : mark('splash', keywordName('splash', keyword.splash));

/** "a Mosslet token (1/1)", "2 Brickling tokens (0/3, Taunt, Defender)". */
export function tokenWords(id: string, n: number): string {
  const card = cardById(id);
  if (card?.type !== 'unit') throw new Error(`${id} is not a token`);
  const facts = [`${card.power}/${card.health}`, ...(card.keywords ?? []).map(keywordMark)].join(', ');
  const word = mark('token', n === 1 ? 'token' : 'tokens');
  return `${n === 1 ? 'a' : n} ${card.name} ${word} (${facts})`;
}
