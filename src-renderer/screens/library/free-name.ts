const NUMERALS = ['', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Makes a name unique by a Roman numeral. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let n = 0; ; n++) {
    const numeral = NUMERALS[n] ?? String(n + 1);
    const proposal = numeral === '' ? name : `${name} ${numeral}`;
    if (!taken.includes(proposal)) return proposal;
  }
}
