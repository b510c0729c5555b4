import type { HxKeywordModule } from './moments.ts';

/** HX-28.10: one tile fewer in the Move phase; cancels one Haste. */
export const sloth: HxKeywordModule = { movement: -1 };
