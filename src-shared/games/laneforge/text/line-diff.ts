/** Which words of a text are new beside another one. */
import type { TextPart } from '../../../text/markup.ts';

/** A word or a gap, with the part it comes from. */
interface Token {
  text: string;
  part: TextPart;
}

const tokensOf = (line: readonly TextPart[]): Token[] =>
  line.flatMap((part) => (part.text.match(/\s+|[^\s.,:;()]+|[.,:;()]/g) ?? []).map((text) => ({ text, part })));

/** Length of the longest common subsequence of every pair of endings. */
function commonEndings<T>(a: readonly T[], b: readonly T[], same: (x: T, y: T) => number): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const both = same(a[i], b[j]);
      table[i][j] = Math.max(table[i + 1][j], table[i][j + 1], both > 0 ? both + table[i + 1][j + 1] : 0);
    }
  return table;
}

/** Pairs of positions that belong together, in order, for the greatest sum of likeness. */
export function aligned<T>(a: readonly T[], b: readonly T[], likeness: (x: T, y: T) => number): [number, number][] {
  const table = commonEndings(a, b, likeness);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const both = likeness(a[i], b[j]);
    if (both > 0 && table[i][j] === both + table[i + 1][j + 1]) pairs.push([i++, j++]);
    else if (table[i][j] === table[i + 1][j]) i++;
    else j++;
  }
  return pairs;
}

const sameToken = (x: Token, y: Token): number => (x.text === y.text ? 1 : 0);

/** Which tokens the earlier text did not have; a gap only between two such. */
function freshness(before: readonly TextPart[], tokens: readonly Token[]): boolean[] {
  const kept = new Set(aligned(tokensOf(before), tokens, sameToken).map(([, j]) => j));
  const isGap = (j: number) => tokens[j].text.trim() === '';
  const isNew = (j: number) => j >= 0 && j < tokens.length && !isGap(j) && !kept.has(j);
  return tokens.map((_, j) => (isGap(j) ? isNew(j - 1) && isNew(j + 1) : isNew(j)));
}

/** The later text in parts, each marked whether the earlier one did not have it. */
export function freshParts(before: readonly TextPart[], after: readonly TextPart[]): (TextPart & { fresh: boolean })[] {
  const tokens = tokensOf(after);
  const fresh = freshness(before, tokens);
  const parts: (TextPart & { fresh: boolean })[] = [];
  tokens.forEach(({ text, part }, j) => {
    const last = parts[parts.length - 1];
    if (last && tokens[j - 1].part === part && last.fresh === fresh[j]) last.text += text;
    else parts.push({ ...part, text, fresh: fresh[j] });
  });
  return parts;
}

/** How much two texts have in common, 0 to 1. */
export function likeness(a: readonly TextPart[], b: readonly TextPart[]): number {
  const words = (line: readonly TextPart[]) => tokensOf(line).filter(({ text }) => /\w/.test(text));
  const [x, y] = [words(a), words(b)];
  const common = aligned(x, y, sameToken).length;
  return (2 * common) / Math.max(1, x.length + y.length);
}
