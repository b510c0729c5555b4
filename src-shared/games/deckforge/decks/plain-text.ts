/** Names and notes as plain text (DK-17.1): what is in them is shown as it stands, in every window alike. */

/**
 * Control characters, halves of characters, breaks of lines, marks of direction and characters that cannot be seen. The list is fixed, so that a
 * deck is legal on every machine or on none, whichever Unicode it knows. Joiners stay: letters and emoji are shaped by them.
 */
const UNWANTED = /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;
/** Blanks, fillers and joiners alone would be a name that nobody sees. */
const BLANK = /^(?:[\s\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u200C|\u200D)*$/u;

/** In code points. */
export const lengthOf = (text: string): number => [...text].length;

export const isBlank = (text: string): boolean => BLANK.test(text);

/** What is wrong with a text whatever its length, in words; null if nothing is. */
export function whyNotPlain(text: string): string | null {
  const unwanted = UNWANTED.exec(text)?.[0];
  if (unwanted !== undefined) {
    const code = (unwanted.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `it holds an invisible character (U+${code}), which is not allowed`;
  }
  return text === text.normalize('NFC') ? null : 'its letters and accents must be joined (Unicode NFC)';
}

/** Names that are the same ignoring case have the same key, in every language of the machine. */
export const nameKey = (name: string): string => name.toUpperCase().toLowerCase().normalize('NFC');

/** Order by code points (DK-19.2); JavaScript's own compares halves of characters. */
export function compareCodePoints(a: string, b: string): number {
  const [x, y] = [[...a], [...b]];
  const at = x.findIndex((sign, i) => sign !== y[i]);
  if (at < 0) return x.length - y.length;
  return at >= y.length ? 1 : x[at].codePointAt(0)! - y[at].codePointAt(0)!;
}
