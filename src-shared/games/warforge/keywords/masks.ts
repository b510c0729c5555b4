import { wideMasks, type WideMask } from '../../../kernel/masks.ts';
import { KEYWORD_IDS, NUMBERED, type WrKeyword, type WrNumbered } from '../types.ts';

export const MASKS = wideMasks<WrKeyword>(KEYWORD_IDS);

/** The mask of each keyword alone. */
export const KW: Readonly<Record<WrKeyword, WideMask>> = MASKS.only;

/** Position of a keyword in a state. */
export const POSITION = Object.fromEntries(KEYWORD_IDS.map((id, i) => [id, i])) as Readonly<Record<WrKeyword, number>>;

/** Place of a keyword's number in a unit's `nums`. */
export const NUM = Object.fromEntries(NUMBERED.map((id, i) => [id, i])) as Readonly<Record<WrNumbered, number>>;

export const NO_NUMBERS: readonly number[] = NUMBERED.map(() => 0);

/** The same numbers with another at one place. */
export const withNumber = (nums: readonly number[], at: number, n: number): readonly number[] => nums.map((x, i) => (i === at ? n : x));

export const isNumbered = (keyword: WrKeyword): keyword is WrNumbered => keyword in NUM;
