const NUMERALS = ['', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Makes a name unique by a Roman numeral. @param taken the names that there are, or whether one is there */
export function freeName(name: string, taken: readonly string[] | ((name: string) => boolean)): string {
  const isTaken = typeof taken === 'function' ? taken : (one: string) => taken.includes(one);
  for (let n = 0; ; n++) {
    const numeral = NUMERALS[n] ?? String(n + 1);
    const proposal = numeral === '' ? name : `${name} ${numeral}`;
    if (!isTaken(proposal)) return proposal;
  }
}
