import { withArticle } from './words.ts';

/** A piece of generated text. Keywords and cards are set apart so that windows can explain and link them. */
export type TextPart = { text: string } | { keyword: string; text: string } | { card: string; text: string };

/*
 * While sentences are put together they are plain strings with marks: `[[keyword id|words]]`, `[[@card id|words]]` and
 * `[[$…]]` for what only one game has; at the end they become the parts of a line. Sentences can so be joined and
 * capitalised without looking inside.
 */

export const mark = (id: string, words: string): string => `[[${id}|${words}]]`;
export const cardMark = (id: string, words: string): string => `[[@${id}|${words}]]`;
export const ownMark = (body: string): string => `[[$${body}]]`;

const MARK = /\[\[(?:\$([^\]]*)|(@?)([^|\]]+)\|([^\]]*))\]\]/g;

/** The parts of a marked text. `ownPart` reads a game's own marks. */
export function partsOf<Own = never>(markup: string, ownPart?: (body: string) => Own): (TextPart | Own)[] {
  const parts: (TextPart | Own)[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) parts.push({ text: markup.slice(from, to) });
  };
  for (const match of markup.matchAll(MARK)) {
    const [all, own, isCard, id, text] = match;
    plain(match.index);
    if (own !== undefined) {
      if (!ownPart) throw new Error(`nobody reads the mark ${all}`);
      parts.push(ownPart(own));
    } else parts.push(isCard ? { card: id, text } : { keyword: id, text });
    from = match.index + all.length;
  }
  plain(markup.length);
  return parts;
}

/** A line without own marks as one text. */
export const plainText = (parts: readonly TextPart[]): string => parts.map((part) => part.text).join('');

const changeFirst =
  (change: (letter: string) => string) =>
  (markup: string): string =>
    markup.replace(/^(\[\[[^$|\]]+\|)?(.)/, (_all, opening: string | undefined, letter: string) => (opening ?? '') + change(letter));

export const capital = changeFirst((letter) => letter.toUpperCase());
export const lowerCase = changeFirst((letter) => letter.toLowerCase());

/** "a card", "an [[exhaust|Exhausted]] creature": the article by what is read. */
export const articled = (markup: string): string => `${withArticle(markup.replace(/^\[\[[^|\]]*\|/, '')).split(' ', 1)[0]} ${markup}`;
