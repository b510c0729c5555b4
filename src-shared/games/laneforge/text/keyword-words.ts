import type { KeywordSpec } from '../effects/dsl.ts';
import { keywordMark } from './keywords.ts';

/** Its id in the glossary, and its number where it has one. */
export function keywordParts(keyword: KeywordSpec): { id: string; x?: number } {
  if (typeof keyword === 'string') return { id: keyword };
  return 'armor' in keyword ? { id: 'armor', x: keyword.armor } : { id: 'mobility', x: keyword.mobility };
}

/** A printed keyword: "Aggressive", "Armor 2". */
export function keywordWords(keyword: KeywordSpec): string {
  const { id, x } = keywordParts(keyword);
  return keywordMark(id, x);
}
