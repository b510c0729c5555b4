/** Half the width of a preview's chip, in units of its drawing. */
export const chipHalf = (text: string, falls = false): number => 14 + text.length * 2.6 + (falls ? 6 : 0);
