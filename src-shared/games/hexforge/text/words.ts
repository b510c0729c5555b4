/** Small helps for putting English sentences together. */

export const joined = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const withArticle = (word: string): string => `${/^([aeio]|u(?!ni))/i.test(word) ? 'an' : 'a'} ${word}`;

/** A change of power and health as cards write it: +2/+1, −2/−0, +2/−1. */
export function bonusText(power: number, health: number): string {
  const of = (n: number, other: number) => `${n < 0 || (n === 0 && other < 0) ? '−' : '+'}${Math.abs(n)}`;
  return `${of(power, health)}/${of(health, power)}`;
}

/** +2, −1, +0. */
export const signedNumber = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
