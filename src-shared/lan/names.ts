/** Names of guests: two that look alike are told apart. */

/** Characters (code points) of a name; the same as `personName` of the protocol allows. */
export const MOST_NAME = 24;

/** What the eye sees of a name: without case, accents, width and blanks. */
export const looksOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();

/**
 * The name, with a number behind it when it looks like one of the others.
 * @param name of at most 24 characters
 * @param others names at the same table
 */
export function toldApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(looksOf));
  for (let n = 1; ; n++) {
    const wanted = n === 1 ? name : numbered(name, n);
    if (!taken.has(looksOf(wanted))) return wanted;
  }
}

/** Shortened by whole characters where there is no room for the number. */
function numbered(name: string, n: number): string {
  const end = ` ${n}`;
  const rest = [...name].slice(0, MOST_NAME - end.length);
  return rest.join('').trimEnd() + end;
}
