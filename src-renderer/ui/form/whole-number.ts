/** Whole numbers as people write them, in the digits and groups of the system's language. */

const parts = (language?: string) => new Intl.NumberFormat(language).formatToParts(1234567.5);

/**
 * @param language of the system when absent
 * @returns null for anything that is not surely one whole number: “1.000” is 1000 where the system groups with dots, and nothing elsewhere
 */
export function readWhole(text: string, language?: string): number | null {
  const group = parts(language).find(({ type }) => type === 'group')?.value ?? ',';
  const plain = text.trim().replace(/\p{Nd}/gu, asciiDigit);
  if (/^\d{1,15}$/.test(plain)) return Number(plain);
  const isGroup = (sign: string): boolean =>
    sign === group || (/\s/.test(group) && /\s/.test(sign)) || (/['’]/.test(group) && /['’]/.test(sign));
  const signs = new Set(plain.replace(/\d/g, ''));
  if (signs.size !== 1 || !isGroup([...signs][0])) return null;
  const groups = plain.split([...signs][0]);
  // Groups of three; Indian languages have groups of two before the last one.
  const isGrouped =
    /^\d{1,3}$/.test(groups[0]) && groups.slice(1, -1).every((one) => /^\d{2,3}$/.test(one)) && /^\d{3}$/.test(groups.at(-1)!);
  return isGrouped && groups.join('').length <= 15 ? Number(groups.join('')) : null;
}

/** The zero of every script of decimal digits is where ten code points of one kind begin. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
