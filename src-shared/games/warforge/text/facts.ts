import { cardMark } from '../../../text/markup.ts';
import { pluralOf } from '../../../text/words.ts';
import type { CardSpec, KeywordSpec } from '../effects/dsl.ts';
import type { WrCardId, WrKeyword } from '../types.ts';
import type { CardBook } from './book.ts';
import { keywordMark } from './keywords.ts';

/** A keyword on a card in its parts. */
export function keywordParts(keyword: KeywordSpec): { id: WrKeyword; x?: number } {
  if (typeof keyword === 'string') return { id: keyword };
  const [[id, x]] = Object.entries(keyword) as [WrKeyword, number][];
  return { id, x };
}

/** A keyword without a number of its own: how long Stun and Blind last is part of their rule. */
export const isPlain = (keyword: WrKeyword): boolean => keyword === 'stun' || keyword === 'blind';

/** A printed keyword: "Vanguard", "Armour 2". */
export function keywordWords(keyword: KeywordSpec): string {
  const { id, x } = keywordParts(keyword);
  return keywordMark(id, isPlain(id) ? undefined : x);
}

const named = (id: WrCardId, book: CardBook): CardSpec => {
  const spec = book(id);
  if (!spec) throw new Error(`a text names the card "${id}", which does not exist`);
  return spec;
};

/** A card by its name. */
export const cardWords = (id: WrCardId, book: CardBook): string => cardMark(id, named(id, book).name);
export const cardsWords = (id: WrCardId, book: CardBook): string => cardMark(id, pluralOf(named(id, book).name));

/** "(cost 1)", "(cost 1, 1/0/2, Vanguard)". */
export function facts(id: WrCardId, book: CardBook, cost: 'with cost' | 'without'): string {
  const spec = named(id, book);
  const numbers =
    spec.kind === 'stratagem' ? [] : [`${spec.melee}/${spec.ranged}/${spec.health}`, ...(spec.keywords ?? []).map(keywordWords)];
  return `(${[...(cost === 'with cost' ? [`cost ${spec.cost}`] : []), ...numbers].join(', ')})`;
}
