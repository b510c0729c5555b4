import type { HxCost } from '../types.ts';
import { costLetters, costOf } from './costs.ts';
import type { TextLine } from './faces.types.ts';

/*
 * While sentences are put together they are plain strings with two kinds of marks, `[[keyword id|words]]` and
 * `[[$1FF]]` for a cost; at the end they become the parts of a line. Sentences can so be joined and
 * capitalised without looking inside.
 */

export const mark = (id: string, words: string): string => `[[${id}|${words}]]`;
export const costMark = (cost: HxCost): string => `[[$${costLetters(cost)}]]`;

const MARK = /\[\[(?:\$([^\]]*)|([^|\]]+)\|([^\]]*))\]\]/g;

export function toLine(markup: string): TextLine {
  const line: TextLine = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) line.push({ text: markup.slice(from, to) });
  };
  for (const match of markup.matchAll(MARK)) {
    plain(match.index);
    if (match[1] !== undefined) line.push({ cost: costOf(match[1]) });
    else line.push({ keyword: match[2], text: match[3] });
    from = match.index + match[0].length;
  }
  plain(markup.length);
  return line;
}

/** A line as one text; costs as they are written on cards. */
export const lineText = (line: TextLine): string => line.map((part) => ('cost' in part ? costLetters(part.cost) : part.text)).join('');

const changeFirst =
  (change: (letter: string) => string) =>
  (markup: string): string =>
    markup.replace(/^(\[\[[^$|\]]+\|)?(.)/, (_all, opening: string | undefined, letter: string) => (opening ?? '') + change(letter));

export const capital = changeFirst((letter) => letter.toUpperCase());
export const lowerCase = changeFirst((letter) => letter.toLowerCase());
