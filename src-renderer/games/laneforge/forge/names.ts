const NUMERALS = ['', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The name itself, or with the first numeral that makes it another than those taken. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let n = 0; ; n++) {
    const numeral = NUMERALS[n] ?? String(n + 1);
    const proposal = numeral === '' ? name : `${name} ${numeral}`;
    if (!taken.includes(proposal)) return proposal;
  }
}
