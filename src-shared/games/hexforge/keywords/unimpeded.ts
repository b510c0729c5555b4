import type { KeywordModule } from './types.ts';

/** HX-28.34: may path through walls, not end on one. */
export const unimpeded: KeywordModule = { id: 'unimpeded', passesWalls: true };
