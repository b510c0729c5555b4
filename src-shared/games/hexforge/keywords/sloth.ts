import type { KeywordModule } from './types.ts';

/** HX-28.10: one tile fewer in the Move phase; cancels one Haste. */
export const sloth: KeywordModule = { id: 'sloth', movement: -1 };
