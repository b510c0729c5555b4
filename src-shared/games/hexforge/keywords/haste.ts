import type { HxKeywordModule } from './moments.ts';

/** HX-28.9: one tile more in the Move phase; a second Haste adds nothing (HX-28.11). */
export const haste: HxKeywordModule = { movement: 1 };
