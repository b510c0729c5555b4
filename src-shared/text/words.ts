/** Small helps for putting English sentences together. */

export const joined = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const withArticle = (word: string): string => `${/^([aeio]|u(?!ni))/i.test(word) ? 'an' : 'a'} ${word}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "two", "12": how many things there are, where figures stand for strengths. */
export const numberWord = (n: number): string => SMALL[n] ?? String(n);

const ODD_PLURALS: Record<string, string> = { wolf: 'wolves', thief: 'thieves', dwarf: 'dwarves', folk: 'folk' };

/** "creatures", "foundries", "torches". */
export function pluralOf(word: string): string {
  const odd = Object.keys(ODD_PLURALS).find((one) => word.toLowerCase().endsWith(one));
  if (odd) return word.slice(0, -odd.length + 1) + ODD_PLURALS[odd].slice(1);
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** A change of two numbers as cards write it: +2/+1, −2/−0, +2/−1. */
export function bonusText(power: number, health: number): string {
  const of = (n: number, other: number) => `${n < 0 || (n === 0 && other < 0) ? '−' : '+'}${Math.abs(n)}`;
  return `${of(power, health)}/${of(health, power)}`;
}

/** 2, −1, 0: with a true minus sign. */
export const plainNumber = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** +2, −1, +0. */
export const signedNumber = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
