import { KEYWORDS, PROHIBITIONS, type LnKeyword, type LnProhibition } from './types.ts';

/* Keywords and prohibitions as bits, for the rules' speed. What each does stands with the rule that reads it. */

export const KW = Object.fromEntries(KEYWORDS.map((name, i) => [name, 1 << i])) as Record<LnKeyword, number>;
export const CANNOT = Object.fromEntries(PROHIBITIONS.map((name, i) => [name, 1 << i])) as Record<LnProhibition, number>;

export const keywordsOf = (bits: number): LnKeyword[] => KEYWORDS.filter((name) => bits & KW[name]);
export const bitsOf = (keywords: readonly LnKeyword[]): number => keywords.reduce((bits, name) => bits | KW[name], 0);
