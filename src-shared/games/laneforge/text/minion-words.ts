import type { MinionSpec } from '../effects/dsl.ts';
import type { LnLevel } from '../types.ts';
import { keywordWords } from './keyword-words.ts';

/** Where texts look Minions up. */
export type MinionBook = (id: string) => MinionSpec | undefined;

/** "Brickling", "2/4, Defender, Armor 1". */
export function minionWords(book: MinionBook, id: string, level: LnLevel): { name: string; facts: string } {
  const spec = book(id);
  if (!spec) throw new Error(`there is no Minion "${id}"`);
  const face = spec.faces[level - 1];
  return { name: spec.name, facts: [`${face.attack}/${face.health}`, ...(face.keywords ?? []).map(keywordWords)].join(', ') };
}
