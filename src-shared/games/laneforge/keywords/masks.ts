import { narrowMasks } from '../../../kernel/masks.ts';
import { CREATURE_KEYWORDS } from '../text/keywords-creature.ts';
import type { LnKeyword } from '../types.ts';

export const MASKS = narrowMasks(Object.keys(CREATURE_KEYWORDS) as LnKeyword[]);

/** The bit of a keyword in a creature's `kw`. */
export const KW = MASKS.only;
