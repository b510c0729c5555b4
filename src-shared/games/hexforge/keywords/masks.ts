import { narrowMasks } from '../../../kernel/masks.ts';
import { ENTITY_KEYWORDS } from '../text/keywords-entity.ts';
import type { HxEntityKeyword } from '../types.ts';

export const MASKS = narrowMasks(Object.keys(ENTITY_KEYWORDS) as HxEntityKeyword[]);

/** The bit of a keyword in an entity's `kw`. */
export const KW = MASKS.only;
