import type { KeywordModule } from './types.ts';

/** HX-28.37: no card or ability of any player may target it. */
export const untargetable: KeywordModule = { id: 'untargetable', shielded: true };
